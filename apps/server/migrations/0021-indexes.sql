-- What the hourly tidying looks for: without these it reads every account, session and counted attempt.
create index user_by_deletion on accounts."user" (deletion_due_at) where deletion_due_at is not null;
create index session_by_age on accounts.session (created_at);
create index session_by_use on accounts.session (last_seen_at);
create index attempt_by_expiry on accounts.attempt (expire);
