-- Whether a batch also changed how titles, scores and sections of lists are shown.
alter table lists.batch add column changes_settings boolean not null default false;

-- What an app changed of that, so that it can be taken back with its batch. Only what differs.
create table compat.settings_change (
  batch_id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null
);
create index settings_change_of_user on compat.settings_change (user_id);
create index settings_change_age on compat.settings_change (changed_at);
