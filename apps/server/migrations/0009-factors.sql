-- Second factors: authenticator apps (RFC 6238), recovery codes, passkeys (WebAuthn), and what has to be answered to prove one.
alter table accounts.session
  -- when its holder last proved a second factor, or used a passkey, which is two at once
  add column factor_at timestamptz;

create table accounts.totp (
  user_id uuid primary key references accounts."user" on delete cascade,
  -- AES-256-GCM under the instance's master key; table and user are the additional data
  secret_sealed bytea not null,
  created_at timestamptz not null,
  -- null until a first code has shown that the app knows the secret
  enabled_at timestamptz,
  -- the time step of the last accepted code: none of it, and none before it, is accepted again
  last_step bigint
);

-- Only hashes of codes of 80 random bits; using a code deletes its row.
create table accounts.recovery_code (
  user_id uuid not null references accounts."user" on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

create table accounts.passkey (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- counts the signatures of an authenticator; 0 for ever where it does not count
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- whether its maker keeps a copy for the person's other devices
  is_backed_up boolean not null,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_user on accounts.passkey (user_id, created_at);

-- Random values that have to be answered once and soon: what an authenticator signs, and the cookie of a sign-in whose password
-- was right. Only hashes.
create table accounts.challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  purpose text not null
    check (purpose in ('second-factor', 'passkey-registration', 'passkey-sign-in', 'passkey-confirmation')),
  user_id uuid references accounts."user" on delete cascade,
  session_id uuid references accounts.session on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index challenge_by_user on accounts.challenge (user_id) where user_id is not null;
create index challenge_by_session on accounts.challenge (session_id) where session_id is not null;
create index challenge_by_expiry on accounts.challenge (expires_at);
