-- Logins that end soon are looked for every day.
create index sync_link_by_login_end on sync.link (login_ends_at) where login_ends_at is not null;

-- Old runs are deleted every day.
create index sync_run_by_finish on sync.run (finished_at) where finished_at is not null;
