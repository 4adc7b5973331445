-- How to read somebody's own media server: its address, and a token of it that only the master key opens.
create table scrobble.library_access (
  token_id uuid primary key references scrobble.token on delete cascade,
  address text not null check (length(address) <= 1000),
  secret_sealed bytea not null,
  allowed_at timestamptz not null
);

-- Shows that a server was asked about, so that it is not asked again at once.
create table scrobble.asked_show (
  token_id uuid not null references scrobble.library_access on delete cascade,
  show_key text not null check (length(show_key) <= 300),
  asked_at timestamptz not null,
  primary key (token_id, show_key)
);
create index asked_show_old on scrobble.asked_show (asked_at);
