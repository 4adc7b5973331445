-- Sessions, one-time codes, the record of sensitive actions, and the life of signing keys.
alter table accounts."user"
  -- an account that asked for its deletion; it is erased after the period of grace
  add column deletion_due_at timestamptz;

create table accounts.session (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- when its holder last proved who they are, for sensitive actions
  confirmed_at timestamptz not null,
  user_agent text not null check (length(user_agent) <= 256),
  -- the network the address belongs to, never the address itself
  network text not null
);
create index session_by_user on accounts.session (user_id, last_seen_at desc);

-- Sessions that ended while tokens of theirs may still be in force; rows outlive any such token.
create table accounts.ended_session (
  session_id uuid primary key,
  ended_at timestamptz not null
);
create index ended_session_by_time on accounts.ended_session (ended_at);

-- One-time codes of mailed and printed links. Only the hash is kept; using a code deletes its row.
create table accounts.code (
  code_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'change-email', 'invite', 'setup')),
  user_id uuid references accounts."user" on delete cascade,
  -- what the code will do: the account to be made, the new address (sealed: it names people who have no account yet)
  content bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index code_by_user on accounts.code (user_id) where user_id is not null;
create index code_by_expiry on accounts.code (expires_at);

-- Attempts of the last minutes, kept by rate-limiter-flexible.
create table accounts.attempt (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table accounts.audit (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null,
  user_id uuid not null references accounts."user" on delete cascade,
  action text not null,
  network text not null,
  user_agent text not null check (length(user_agent) <= 256),
  request_id text not null
);
create index audit_by_user on accounts.audit (user_id, id desc);
create index audit_by_time on accounts.audit (recorded_at);

-- Append-only even for the program itself: rows end after a year, or with the person they are about.
create function accounts.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.recorded_at < now() - interval '1 year'
    or not exists (select from accounts."user" where id = old.user_id))
  then
    return old;
  end if;
  raise exception 'accounts.audit is append-only';
end
$$;
create trigger audit_is_append_only before update or delete on accounts.audit
  for each row execute function accounts.refuse_audit_change();
create trigger audit_is_never_emptied before truncate on accounts.audit
  for each statement execute function accounts.refuse_audit_change();

-- A key is published before it signs (next), signs (current), and is known until its last token has expired (retired).
alter table accounts.signing_key
  add column state text not null default 'retired' check (state in ('next', 'current', 'retired')),
  add column state_since timestamptz;
update accounts.signing_key set state_since = created_at;
update accounts.signing_key set state = 'current'
  where kid = (select kid from accounts.signing_key order by created_at desc limit 1);
alter table accounts.signing_key
  alter column state drop default,
  alter column state_since set not null;
create unique index signing_key_one_current on accounts.signing_key (state) where state <> 'retired';
