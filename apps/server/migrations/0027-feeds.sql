-- Addresses at which calendars and feed readers find what comes out of what somebody watches and reads.
create schema feeds;

create table feeds.feed (
  user_id uuid not null references accounts."user" on delete cascade,
  kind text not null check (kind in ('calendar', 'atom')),
  -- SHA-256 of the secret in the address, which is told once
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  -- to the hour: whether anybody still reads it
  last_read_at timestamptz,
  primary key (user_id, kind)
);
create unique index feed_token_hash on feeds.feed (token_hash);
