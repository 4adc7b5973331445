-- Apps made for AniList that an account lets act for it, as its owner registered them.
create table compat.app (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  client_id integer not null check (client_id > 0),
  name text not null check (length(name) between 1 and 100),
  -- null: our page shows the token or the code, to be copied
  redirect_uri text check (length(redirect_uri) <= 1000),
  secret_hash bytea not null,
  created_at timestamptz not null,
  unique (user_id, client_id)
);

-- What an app exchanges for a token.
create table compat.app_code (
  code_hash bytea primary key,
  app_id uuid not null references compat.app on delete cascade,
  created_at timestamptz not null,
  -- the token it was exchanged for
  key_id uuid
);
create index app_code_by_app on compat.app_code (app_id);
create index app_code_by_time on compat.app_code (created_at);

-- The token of an app is a key that the app got instead of its owner.
alter table access.key add column app_id uuid;
create index key_by_app on access.key (user_id, app_id) where app_id is not null;
