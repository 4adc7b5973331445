-- What happened to the works of a person, by mail once a day or a week.
alter table alerts.setting
  add column mail text[] not null
    default '{EPISODE_AIRED,NEW_CHAPTER,FILM_DATE,NOW_STREAMING,SEQUEL_ANNOUNCED}',
  add column digest text not null default 'OFF' check (digest in ('OFF', 'DAILY', 'WEEKLY')),
  -- 1: Monday
  add column digest_weekday smallint not null default 1 check (digest_weekday between 1 and 7),
  -- minutes after midnight in the time zone of the person
  add column digest_minutes smallint not null default 480 check (digest_minutes between 0 and 1439),
  -- when the next one is due; null if there is none
  add column digest_due_at timestamptz;
alter table alerts.setting
  alter column mail drop default,
  alter column digest drop default,
  alter column digest_weekday drop default,
  alter column digest_minutes drop default;
create index setting_by_digest on alerts.setting (digest_due_at) where digest_due_at is not null;

-- What the next mail to a person says.
create table alerts.digest_item (
  user_id uuid not null references accounts."user" on delete cascade,
  alert_id uuid not null references alerts.alert on delete cascade,
  primary key (user_id, alert_id)
);
create index digest_item_by_alert on alerts.digest_item (alert_id);
