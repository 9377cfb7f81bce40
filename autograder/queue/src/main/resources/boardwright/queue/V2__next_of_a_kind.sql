-- The next piece of each kind is found without a look at what waits of others.
drop index scheduled_tasks_next;
create index scheduled_tasks_next on scheduled_tasks (task_name, priority desc, execution_time asc) where not picked;
