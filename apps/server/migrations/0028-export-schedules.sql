-- Lists that are written out regularly, to the data folder or to a place of their owner's.
create table imports.export_schedule (
  user_id uuid primary key references accounts."user" on delete cascade,
  frequency text not null check (frequency in ('daily', 'weekly')),
  format text not null check (format in ('tsuzuki', 'tsuzuki-csv', 'mal-xml')),
  target text not null check (target in ('folder', 'webdav', 's3')),
  -- where to, without what is secret of it
  place jsonb not null,
  -- the password or secret key of the place, sealed
  secret_sealed bytea,
  -- how many exports are kept there
  keep integer not null check (keep between 1 and 100),
  -- what lies there, the latest export first; nothing else is ever removed
  files jsonb not null default '[]',
  next_at timestamptz not null,
  last_at timestamptz,
  last_outcome text check (last_outcome in ('written', 'failed')),
  -- entries and bytes of what was written, or what went wrong
  last_entries integer,
  last_bytes bigint,
  last_fault text check (char_length(last_fault) <= 500),
  -- failures since the last success
  failures integer not null default 0
);
create index export_schedule_by_due on imports.export_schedule (next_at);
