-- Shows of a media server that are no anime: its owner said so, and nothing of them is looked for any more.
create table scrobble.ignored_show (
  id uuid primary key,
  token_id uuid not null references scrobble.token on delete cascade,
  -- names the show, or the film, for as long as the server has it
  show_key text not null check (length(show_key) <= 400),
  title text not null,
  ignored_at timestamptz not null
);
create unique index ignored_show_key on scrobble.ignored_show (token_id, show_key);
create index ignored_show_of_token on scrobble.ignored_show (token_id, ignored_at desc, id desc);
