-- Who may ask how often and for what: API keys, their use, tiers, and the buckets of the limits.
create schema access;

create table access.key (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- SHA-256 of the whole key; the key itself is nowhere
  key_hash bytea not null unique check (length(key_hash) = 32),
  -- its first 13 characters, to tell keys apart
  display text not null check (length(display) = 13),
  scopes text[] not null
    check (scopes <@ array['read:public', 'read:list', 'write:list', 'webhooks:manage']),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  replaced_by uuid references access.key on delete set null,
  last_used_at timestamptz
);
create index key_by_user on access.key (user_id, created_at);
create index key_by_successor on access.key (replaced_by) where replaced_by is not null;

create table access.key_usage (
  key_id uuid not null references access.key on delete cascade,
  hour timestamptz not null,
  requests integer not null,
  denials integer not null,
  errors integer not null,
  primary key (key_id, hour)
);
create index key_usage_by_hour on access.key_usage (hour);

-- no row: free
create table access.subscription (
  user_id uuid primary key references accounts."user" on delete cascade,
  tier text not null check (tier in ('free', 'indie', 'commercial')),
  changed_at timestamptz not null
);

-- One row an address or account: GCRA's theoretical arrival time and the count of one UTC day. Rows change often and never grow,
-- so pages keep room for updates in place.
create table access.bucket (
  bucket text primary key,
  tat_ms bigint not null,
  -- days since 1970-01-01
  day integer not null,
  used integer not null
) with (fillfactor = 50);
create index bucket_by_day on access.bucket (day);

-- Processes keep keys in memory; whoever changes what a key stands for, they hear of it when it commits.
create function access.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_change', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$;

create trigger tell_change after insert or delete or update of user_id, scopes, expires_at, revoked_at
  on access.key for each row execute function access.tell_change('user_id');
create trigger tell_change after insert or update or delete
  on access.subscription for each row execute function access.tell_change('user_id');
create trigger tell_change after update or delete
  on accounts."user" for each row execute function access.tell_change('id');
