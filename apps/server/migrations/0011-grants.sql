-- What people allowed their browser extension: OAuth 2 authorization codes, grants and their refresh tokens.
create table accounts.client_grant (
  -- the `sid` of its access tokens
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  client_id text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  user_agent text not null check (length(user_agent) <= 256),
  -- the network the address belongs to, never the address itself
  network text not null
);
create index client_grant_by_user on accounts.client_grant (user_id, last_used_at desc);
create index client_grant_by_use on accounts.client_grant (last_used_at);
create index client_grant_by_age on accounts.client_grant (created_at);

-- Used tokens stay, so that one that turns up again is known for what it is.
create table accounts.refresh_token (
  token_hash bytea primary key,
  grant_id uuid not null references accounts.client_grant on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  -- the next token, sealed with this one, until that one is used: for a client that asks twice at the same time
  successor bytea
);
create index refresh_token_by_grant on accounts.refresh_token (grant_id);
create index refresh_token_by_use on accounts.refresh_token (used_at) where used_at is not null;

create table accounts.authorization_code (
  code_hash bytea primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  -- the browser that allowed it; without it the code is worth nothing
  session_id uuid references accounts.session on delete set null,
  client_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- what it was exchanged for: the row stays as long, so that a second use ends the first
  grant_id uuid references accounts.client_grant on delete cascade
);
create index authorization_code_by_user on accounts.authorization_code (user_id);
create index authorization_code_by_session on accounts.authorization_code (session_id);
create index authorization_code_by_grant on accounts.authorization_code (grant_id);
create index authorization_code_by_age on accounts.authorization_code (created_at) where grant_id is null;
