-- Who uses the service, and the keys its tokens are signed with.
create schema accounts;

create table accounts."user" (
  id uuid primary key,
  username text not null check (username ~ '^[A-Za-z0-9_-]{2,32}$'),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'editor', 'moderator', 'admin')),
  created_at timestamptz not null,
  disabled_at timestamptz
);
create unique index user_username_key on accounts."user" (lower(username));
create unique index user_email_key on accounts."user" (lower(email));

create table accounts.signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- AES-256-GCM under the instance's master key; the kid is the additional data
  private_sealed bytea not null,
  created_at timestamptz not null
);
