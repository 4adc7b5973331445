-- Which shows of TMDB and TVDB were asked for the ids of their episodes, so that a fill that is stopped goes on.
create table catalog.episode_fill (
  kind text not null check (kind in ('tmdb', 'tvdb')),
  show_id integer not null check (show_id > 0),
  asked_at timestamptz not null,
  -- when it is asked again
  due_at timestamptz not null,
  episodes integer not null,
  -- how many episodes each season has there: {"1": 25}
  seasons jsonb not null default '{}',
  fault text,
  primary key (kind, show_id)
);
create index mapping_episode_of_show on catalog.mapping_episode (kind, show_id);
create index episode_fill_due on catalog.episode_fill (kind, due_at);
