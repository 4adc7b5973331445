-- What the owner of a webhook token sees of its deliveries, and corrects.
alter table scrobble.inbox
  -- set when it is settled: the insert before the answer writes no index for it
  add column token_id uuid references scrobble.token on delete cascade,
  -- what `undo` of the lists takes back
  add column batch_id uuid;
update scrobble.inbox i set token_id = t.id
  from scrobble.token t where t.token_hash = i.token_hash and t.kind = i.kind and i.settled_at is not null;
-- what was kept so far was kept as it came; from now on private fields are cut
update scrobble.inbox set body = '' where settled_at is not null;
create index inbox_of_token on scrobble.inbox (token_id, id desc) where token_id is not null;
create index inbox_of_token_by_outcome on scrobble.inbox (token_id, outcome, id desc) where token_id is not null;

-- "This was that": what the owner of a token said a show of the server is.
create table scrobble.correction (
  id uuid primary key,
  token_id uuid not null references scrobble.token on delete cascade,
  -- names the show, or the film, for as long as the server has it
  show_key text not null check (length(show_key) <= 400),
  season integer,
  from_number integer not null,
  to_number integer,
  anime_id uuid not null references catalog.anime on delete cascade,
  anime_from integer not null,
  title text not null,
  made_at timestamptz not null
);
create index correction_of_show on scrobble.correction (token_id, show_key, made_at desc);
create index correction_of_token on scrobble.correction (token_id, made_at desc, id desc);
create index correction_by_anime on scrobble.correction (anime_id);

-- Troubles its owner was told of, until they are over.
alter table scrobble.token
  add column alerted text check (alerted in ('SERVER_SILENT', 'SERVER_FAILING')),
  -- ids of AniDB and MyAnimeList in a payload count as well
  add column tracker_ids boolean not null default false;
