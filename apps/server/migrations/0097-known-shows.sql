-- Shows of media servers that their owners told apart: which anime they are, for one owner at once, and for all once two agree.
create table scrobble.known_show (
  id uuid primary key,
  token_id uuid not null references scrobble.token on delete cascade,
  -- names of the show: on every server (guid:, tmdb:, tvdb:), and on this one (show:, title:)
  keys text[] not null check (cardinality(keys) between 1 and 10),
  title text not null check (length(title) <= 500),
  -- the entry with which the season of the server begins
  anime_id uuid not null references catalog.anime on delete cascade,
  season integer not null,
  -- counts for everybody without a second word: an editor said so
  is_decisive boolean not null,
  known_at timestamptz not null
);
create index known_show_keys on scrobble.known_show using gin (keys);
create index known_show_of_token on scrobble.known_show (token_id, known_at desc, id desc);
create index known_show_by_anime on scrobble.known_show (anime_id);

-- What was recorded because of it, so that one click takes back all.
create table scrobble.known_show_play (
  known_show_id uuid not null references scrobble.known_show on delete cascade,
  batch_id uuid not null,
  primary key (known_show_id, batch_id)
);

-- Record what title and date leave no doubt about without asking.
alter table scrobble.token add column sure_matches boolean not null default false;

create index inbox_suggested on scrobble.inbox (token_id, id desc) where outcome = 'suggested';
drop index scrobble.inbox_unmatched;
create index inbox_unmatched on scrobble.inbox (received_at) where outcome in ('no_mapping', 'ambiguous', 'out_of_range', 'suggested');

-- What servers told of a show counts for all servers with the same show.
create index learned_show_everywhere on scrobble.learned_show (show_key) where show_key like 'guid:%';
