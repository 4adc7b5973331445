-- Inbound webhooks: tokens, the inbox that is written before the answer, and open playback sessions.
create schema scrobble;

create table scrobble.token (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  kind text not null check (kind in ('server_a', 'server_b')),
  token_hash bytea not null unique,
  name text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  last_outcome text
);
create index token_by_user on scrobble.token (user_id, created_at);

create table scrobble.inbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('server_a', 'server_b')),
  token_hash bytea not null,
  received_at timestamptz not null,
  content_type text not null,
  body bytea not null,
  attempt smallint not null default 0,
  -- when a worker may take it; null once it is settled
  due_at timestamptz,
  outcome text,
  -- what was understood of it, for its owner
  summary jsonb,
  settled_at timestamptz
);
create index inbox_due on scrobble.inbox (id) where due_at is not null;
create index inbox_settled on scrobble.inbox (settled_at) where settled_at is not null;
create index inbox_unmatched on scrobble.inbox (received_at) where outcome in ('no_mapping', 'ambiguous', 'out_of_range');

create table scrobble.session (
  token_id uuid not null references scrobble.token on delete cascade,
  session_key text not null,
  opened_at timestamptz not null,
  primary key (token_id, session_key)
);
