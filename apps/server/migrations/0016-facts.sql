-- What works are about, and who made them.
alter table catalog.anime
  add column genres text[] not null default '{}',
  add column tags text[] not null default '{}',
  add column studios text[] not null default '{}',
  add column staff jsonb not null default '[]',
  -- what it was made from
  add column material text check (material in ('ORIGINAL', 'MANGA', 'LIGHT_NOVEL', 'VISUAL_NOVEL', 'VIDEO_GAME', 'NOVEL',
    'DOUJINSHI', 'ANIME', 'WEB_NOVEL', 'LIVE_ACTION', 'GAME', 'COMIC', 'MULTIMEDIA_PROJECT', 'PICTURE_BOOK', 'OTHER'));

alter table catalog.manga add column tags text[] not null default '{}';

-- What other sources say of anime that are here: read with the row, so that the import of the row leaves it alone.
create table catalog.anime_claim (
  source text not null,
  anime_id uuid not null references catalog.anime on delete cascade,
  record jsonb not null,
  digest text not null,
  primary key (anime_id, source)
);
