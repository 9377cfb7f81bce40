@echo off
rem Starts Boardwright, and keeps an archive of class data for each JDK, so that later starts are quick.
rem A student's kit is ready to run, and only its own folder is written to. The whole tree is built
rem first where its sources are newer than what was built.
setlocal
set "root=%~dp0"
set "target=%root%autograder\target"
set "program=%target%\autograder.jar"
set "main=boardwright.cli.Main"
set "lib=%target%\lib"
set "archives=%target%\archives"
set "edition="
if exist "%root%lib\kit.txt" (
  set "program=%root%lib\learner.jar"
  set "main=boardwright.learner.StudentMain"
  set "lib=%root%lib"
  set "archives=%root%.boardwright\archives"
  set "edition=student"
)
rem a JAVA_HOME may have been set with its quotes
if defined JAVA_HOME set "JAVA_HOME=%JAVA_HOME:"=%"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo Boardwright needs a JDK, version 17 or newer, and found no Java. Install one ^(adoptium.net^), or set JAVA_HOME to the folder of one. 1>&2
  exit /b 2
)
for /f "tokens=2 delims== " %%v in ('""%java%" -XshowSettings:properties -version 2>&1 | findstr /c:"java.version ="" "') do set "version=%%v"
for /f "tokens=1* delims==" %%v in ('""%java%" -XshowSettings:properties -version 2>&1 | findstr /c:"java.home ="" "') do set "home=%%w"
set "home=%home:~1%"
for /f "delims=. tokens=1" %%m in ("%version%") do set "major=%%m"
if %major% LSS 17 (
  echo Boardwright needs a JDK, version 17 or newer, but this Java is version %version%. Install one ^(adoptium.net^), or set JAVA_HOME to the folder of one. 1>&2
  exit /b 2
)
if not exist "%home%\bin\javac.exe" (
  echo Boardwright needs a JDK with its compiler, but this is a Java without javac: "%home%". Install one ^(adoptium.net^), or set JAVA_HOME to the folder of one. 1>&2
  exit /b 2
)
if defined edition goto start
set "fresh="
for /f %%f in ('powershell -NoProfile -Command "$b='%target%\.built'; if (Test-Path $b) { $t=(Get-Item $b).LastWriteTime; $n=Get-ChildItem -Recurse '%root%pom.xml','%root%engine','%root%autograder','%root%solutions','%root%handouts\*\examples' | Where-Object { $_.LastWriteTime -gt $t -and $_.FullName -notmatch 'target' }; $m=Get-ChildItem '%root%solutions\*' -Directory -Filter sample | Where-Object { -not (Test-Path ('%root%target\'+($_.Parent.Name)+'-sample.zip')) }; if (-not $n -and -not $m) { 'yes' } }"') do set "fresh=%%f"
if not "%fresh%"=="yes" (
  echo Building Boardwright, as sources are new. The first time, it fetches libraries. 1>&2
  if not exist "%target%" mkdir "%target%"
  if exist "%archives%" rmdir /s /q "%archives%"
  rem a class that moved to another module, or is gone, must not be left behind
  for /d /r "%root%autograder" %%d in (classes) do if exist "%%d\boardwright" rmdir /s /q "%%d"
  if exist "%lib%" rmdir /s /q "%lib%"
  pushd "%root%"
  call mvnw.cmd -B -Dquick -Dmaven.test.skip=true -pl autograder -am package > "%target%\build.log" 2>&1
  if errorlevel 1 (
    popd
    echo The build failed; all of it is in %target%\build.log. 1>&2
    exit /b 3
  )
  popd
  echo.> "%target%\.built"
)
:start
set "class_path=%program%;%lib%\*;%lib%\constants\*"
rem the jars of labs from elsewhere; an archive is good for whatever comes after its own class path
set "from_elsewhere="
if exist "%root%labs\*.jar" set "from_elsewhere=;%root%labs\*"
set "archive=%archives%\%version%.jsa"
rem An archive is good for one place and one kit: a folder that was moved or updated needs another.
if not defined edition goto train
set "place="
set "was="
set /p place=<"%root%lib\kit.txt"
set "place=%root% %place%"
if exist "%archives%\place.txt" set /p was=<"%archives%\place.txt"
if exist "%archives%" if not "%was%"=="%place%" rmdir /s /q "%archives%"
:train
set "train="
if defined CI goto run
if exist "%archive%" goto run
if exist "%archive%.failed" goto run
if not exist "%archives%" mkdir "%archives%" 2>nul
if not exist "%archives%" goto run
if defined edition >"%archives%\place.txt" echo(%place%
set "train=%archive%.%random%"
:run
set "temporary="
if not defined edition goto native
if not exist "%root%.boardwright\tmp" mkdir "%root%.boardwright\tmp" 2>nul
if exist "%root%.boardwright\tmp" set "temporary="-Djava.io.tmpdir=%root%.boardwright\tmp" "-Dboardwright.tmp=%root%.boardwright\tmp""
:native
rem What is printed is UTF-8: the console gets its own alphabet back afterwards.
set "alphabet="
for /f "tokens=2 delims=:." %%c in ('chcp 2^>nul') do set "alphabet=%%c"
chcp 65001 >nul 2>&1
set "native="
if %major% GEQ 22 set "native=--enable-native-access=ALL-UNNAMED"
"%java%" -Xshare:auto "-XX:SharedArchiveFile=%archive%" -Xlog:disable -XX:+UseSerialGC -XX:-UsePerfData -Xmn24m -XX:MinHeapFreeRatio=15 -XX:MaxHeapFreeRatio=30 -XX:TieredStopAtLevel=1 "-Dboardwright.root=%root%." "-Dboardwright.archive=%archive%" %temporary% -cp "%class_path%%from_elsewhere%" %native% %main% %*
set "code=%errorlevel%"
if defined alphabet chcp %alphabet% >nul 2>&1
rem The archive is made after the answer, in the background: nobody waits for it.
if not defined train exit /b %code%
set "temporary="
if defined edition set "temporary="-Djava.io.tmpdir=%archives%""
start "" /b cmd /c ""%java%" -XX:ArchiveClassesAtExit="%train%" -Xlog:disable -XX:+UseSerialGC -XX:-UsePerfData -XX:TieredStopAtLevel=1 %temporary% "-Dboardwright.root=%root%." -cp "%class_path%" boardwright.learner.Training %main% >nul 2>&1 && move "%train%" "%archive%" >nul 2>&1 || echo.>"%archive%.failed""
exit /b %code%
