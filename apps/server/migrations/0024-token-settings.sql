-- What the owner of a webhook token lets it record.
alter table scrobble.token
  -- the one user of the server who counts, by id or name; null for the account that set the webhook
  add column only_user text check (length(only_user) between 1 and 200),
  add column episode_threshold smallint not null default 80 check (episode_threshold between 50 and 100),
  add column movie_threshold smallint not null default 80 check (movie_threshold between 50 and 100),
  add column ask_first boolean not null default false,
  add column only_on_list boolean not null default false,
  add column ignored_libraries text[] not null default '{}' check (cardinality(ignored_libraries) <= 50),
  -- marking as played by hand counts as well
  add column marked_played boolean not null default false;

-- Shows whose ids a media server told by itself, by the key its later events name them with.
create table scrobble.learned_show (
  token_id uuid not null references scrobble.token on delete cascade,
  show_key text not null,
  kind text not null check (kind in ('tmdb', 'tvdb')),
  show_id integer not null check (show_id > 0),
  seen_at timestamptz not null,
  primary key (token_id, show_key, kind)
);

-- a stop that came before the play it ends: messages of a playback may overtake each other
alter table scrobble.session add column is_early_stop boolean not null default false;
