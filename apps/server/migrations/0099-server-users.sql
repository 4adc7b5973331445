-- Whose plays a media server told of. A second user is asked about before their plays are recorded.
create table scrobble.server_user (
  token_id uuid not null references scrobble.token on delete cascade,
  -- the name, or the id where no name is sent, in lower case
  user_key text not null check (length(user_key) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  is_counted boolean not null,
  seen_at timestamptz not null,
  primary key (token_id, user_key)
);

alter table scrobble.token
  -- whoever plays counts, and nobody is asked about
  add column all_users boolean not null default false,
  -- the program it was made for; null for players, and for those made before we asked
  add column software text check (software in ('plex', 'tautulli', 'jellyfin', 'emby'));

-- Whoever was recorded so far is recorded until the owner says otherwise.
insert into scrobble.server_user (token_id, user_key, name, is_counted, seen_at)
select distinct on (token_id, user_key) token_id, user_key, name, true, received_at
from (
  select token_id, received_at, left(trim(summary ->> 'serverUser'), 200) as name,
    lower(left(trim(summary ->> 'serverUser'), 200)) as user_key
  from scrobble.inbox where token_id is not null and summary ->> 'isWatched' = 'true'
) as play
where name <> ''
order by token_id, user_key, received_at;
