@echo off
rem Starts Boardwright. Builds it first where its sources are newer than what was built, and keeps an
rem archive of class data for each JDK, so that later starts are quick and need no Maven.
setlocal enabledelayedexpansion
set "root=%~dp0"
set "target=%root%autograder\target"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo Boardwright needs a JDK, version 17 or newer, and found no Java: install one or set JAVA_HOME. 1>&2
  exit /b 2
)
for /f "tokens=2 delims== " %%v in ('""%java%" -XshowSettings:properties -version 2>&1 | findstr /c:"java.version ="" "') do set "version=%%v"
for /f "delims=. tokens=1" %%m in ("%version%") do set "major=%%m"
if %major% LSS 17 (
  echo Boardwright needs a JDK, version 17 or newer, but this Java is version %version%. 1>&2
  exit /b 2
)
set "fresh="
for /f %%f in ('powershell -NoProfile -Command "$b='%target%\.built'; if (Test-Path $b) { $t=(Get-Item $b).LastWriteTime; $n=Get-ChildItem -Recurse '%root%pom.xml','%root%engine\pom.xml','%root%engine\src\main','%root%engine\constants','%root%autograder\pom.xml','%root%autograder\src\main','%root%solutions','%root%handouts\*\examples' | Where-Object { $_.LastWriteTime -gt $t -and $_.FullName -notmatch 'target' }; $m=Get-ChildItem '%root%solutions\*' -Directory -Filter sample | Where-Object { -not (Test-Path ('%root%target\'+($_.Parent.Name)+'-sample.zip')) }; if (-not $n -and -not $m) { 'yes' } }"') do set "fresh=%%f"
if not "%fresh%"=="yes" (
  echo Building Boardwright. This happens once; the first time it also fetches libraries. 1>&2
  if not exist "%target%" mkdir "%target%"
  if exist "%target%\archives" rmdir /s /q "%target%\archives"
  pushd "%root%"
  call mvnw.cmd -B -Dquick -Dmaven.test.skip=true -pl engine,engine/constants,autograder package > "%target%\build.log" 2>&1
  if errorlevel 1 (
    popd
    echo The build failed; all of it is in %target%\build.log. 1>&2
    exit /b 3
  )
  popd
  echo.> "%target%\.built"
)
set "class_path=%target%\autograder.jar;%target%\lib\engine.jar;%target%\lib\*"
set "archive=%target%\archives\%version%.jsa"
if not exist "%archive%" (
  if not exist "%target%\archives" mkdir "%target%\archives"
  echo Preparing quick starts on Java %version%. 1>&2
  "%java%" -XX:ArchiveClassesAtExit="%archive%" -Xlog:disable -XX:+UseSerialGC -XX:TieredStopAtLevel=1 "-Dboardwright.root=%root%." -cp "%class_path%" boardwright.cli.Training >nul 2>&1
)
set "native="
if %major% GEQ 22 set "native=--enable-native-access=ALL-UNNAMED"
"%java%" -Xshare:auto -XX:SharedArchiveFile="%archive%" -Xlog:disable -XX:+UseSerialGC -Xmn24m -XX:MinHeapFreeRatio=15 -XX:MaxHeapFreeRatio=30 -XX:TieredStopAtLevel=1 "-Dboardwright.root=%root%." "-Dboardwright.archive=%archive%" -cp "%class_path%" %native% boardwright.cli.Main %*
exit /b %errorlevel%
