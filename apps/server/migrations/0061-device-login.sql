-- Players without a browser ask to be let in; the person types the code they show at /activate.
create table accounts.device_login (
  device_hash bytea primary key,
  user_code_hash bytea not null unique,
  created_at timestamptz not null,
  polled_at timestamptz,
  user_agent text not null check (length(user_agent) <= 256),
  -- the network the address belongs to, never the address itself
  network text not null,
  -- who answered and what; nobody while it waits
  user_id uuid references accounts."user" on delete cascade,
  is_allowed boolean,
  -- what it was exchanged for: the row stays as long, so that the player is told
  grant_id uuid references accounts.client_grant on delete cascade,
  check ((user_id is null) = (is_allowed is null))
);
create index device_login_by_user on accounts.device_login (user_id);
create index device_login_by_grant on accounts.device_login (grant_id);
create index device_login_by_age on accounts.device_login (created_at);

-- What a grant may be used for, in words of the scopes of API keys; null for programs of our own, which may do what the person may.
alter table accounts.client_grant add column scopes text[];
