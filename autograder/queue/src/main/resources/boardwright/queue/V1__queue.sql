-- The table of db-scheduler: who may take what, who has it, and when they last gave a sign of life.
-- The task's name is the kind of work, its instance is RUN/KEY. A higher priority comes first.
create table scheduled_tasks (
  task_name text not null,
  task_instance text not null,
  task_data bytea,
  execution_time timestamp with time zone not null,
  picked boolean not null,
  picked_by text,
  last_success timestamp with time zone,
  last_failure timestamp with time zone,
  consecutive_failures int,
  last_heartbeat timestamp with time zone,
  version bigint not null,
  priority int not null default 0,
  primary key (task_name, task_instance)
);
create index scheduled_tasks_next on scheduled_tasks (priority desc, execution_time asc) where not picked;
create index scheduled_tasks_due on scheduled_tasks (execution_time);
create index scheduled_tasks_heartbeat on scheduled_tasks (last_heartbeat);

-- The work itself, and what came of it: an answer, or the trouble that we had with it.
create table work (
  run text not null,
  key text not null,
  kind text not null,
  content bytea not null,
  queued_at timestamp with time zone not null default now(),
  deaths int not null default 0,
  died_at_version bigint not null default 0,
  answer bytea,
  trouble text,
  worker text,
  primary key (run, key)
);
create index work_answered on work (run) where answer is not null or trouble is not null;
create index work_age on work (queued_at);

-- The machines that work, or did a short time ago.
create table worker (
  name text primary key,
  about text not null,
  kinds text[] not null,
  alive_until timestamp with time zone not null
);
