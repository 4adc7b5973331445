-- Chat programs and the like to which people have alerts sent.
create table alerts.target (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  kind text not null check (kind in ('DISCORD', 'GOTIFY', 'MATRIX', 'NTFY', 'SLACK', 'TELEGRAM', 'WEB_PUSH')),
  name text not null check (length(name) between 1 and 60),
  -- where requests go, for people to see; the rest of the address may be a secret
  host text not null check (length(host) <= 300),
  -- address, channel and secret
  config_sealed bytea not null,
  created_at timestamptz not null,
  is_paused boolean not null default false,
  last_sent_at timestamptz,
  -- failures since the last success, and the time of the first of them
  failures integer not null default 0,
  failing_since timestamptz,
  -- turned off by us, because it failed for long
  disabled_at timestamptz
);
create index target_by_user on alerts.target (user_id, created_at);

-- What is sent to a target: the queue, and the log of the last month.
create table alerts.delivery (
  id uuid primary key,
  target_id uuid not null references alerts.target on delete cascade,
  user_id uuid not null references accounts."user" on delete cascade,
  -- null: a test
  alert_id uuid references alerts.alert on delete cascade,
  state text not null check (state in ('WAITING', 'SENT', 'FAILED', 'SKIPPED')),
  -- when it is sent next; null once it is done with
  due_at timestamptz,
  created_at timestamptz not null,
  attempts integer not null default 0,
  last_at timestamptz,
  -- the status of the last answer, and the milliseconds it took
  status integer,
  took_ms integer,
  -- why it failed, as a reason with its values
  fault jsonb check (jsonb_typeof(fault) = 'object'),
  unique (target_id, alert_id)
);
create index delivery_by_due on alerts.delivery (due_at) where due_at is not null;
create index delivery_by_target on alerts.delivery (target_id, created_at desc, id desc);
create index delivery_by_user on alerts.delivery (user_id);
create index delivery_by_alert on alerts.delivery (alert_id) where alert_id is not null;
create index delivery_by_age on alerts.delivery (created_at);

alter table alerts.setting
  add column chat text[] not null
    default '{EPISODE_AIRED,NEW_CHAPTER,FILM_DATE,NOW_STREAMING,SEQUEL_ANNOUNCED}',
  -- minutes after midnight in the time zone of the person; null: no quiet hours
  add column quiet_from smallint check (quiet_from between 0 and 1439),
  add column quiet_until smallint check (quiet_until between 0 and 1439),
  -- whether alerts about private entries may go to chat programs
  add column sends_private boolean not null default false,
  add constraint setting_quiet check ((quiet_from is null) = (quiet_until is null));
alter table alerts.setting alter column chat drop default;
