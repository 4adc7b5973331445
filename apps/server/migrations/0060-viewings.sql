-- What an item has come to through a token, in place of playbacks under way: what was recorded by one message is not recorded by the next.
drop table scrobble.session;

create table scrobble.viewing (
  token_id uuid not null references scrobble.token on delete cascade,
  session_key text not null,
  told_at timestamptz not null,
  is_playing boolean not null,
  recorded_by text check (recorded_by in ('scrobble', 'position')),
  run_time_ms double precision,
  primary key (token_id, session_key)
);
create index viewing_told_at on scrobble.viewing (told_at);
