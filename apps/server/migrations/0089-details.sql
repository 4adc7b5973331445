-- Pictures of anime as addresses at their sources, and how long an episode or film is.
alter table catalog.anime add column cover_url text;
alter table catalog.anime add column banner_url text;
alter table catalog.anime add column duration_minutes integer;
alter table catalog.manga add column banner_url text;

-- What the page of a work shows, and no list, search or filter reads. Works that no source says more of have no row.
create table catalog.detail (
  work_id uuid primary key,
  descriptions jsonb not null,
  characters jsonb not null,
  episodes jsonb not null,
  trailers jsonb not null
);

-- Works that sources name beside one, by their ids at sites: the other may come later, or never.
create table catalog.relation (
  work_id uuid not null,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  site text not null,
  external_id text not null,
  -- null when the source does not say how they belong together
  kind text,
  source text not null,
  primary key (work_id, medium, site, external_id)
);
create index relation_by_target on catalog.relation (site, external_id);
