-- Programs report chapters as well, so a show that was corrected may be a manga.
alter table scrobble.correction
  alter column anime_id drop not null,
  add column manga_id uuid references catalog.manga on delete cascade,
  add constraint correction_of_one_work check (num_nonnulls(anime_id, manga_id) = 1);
create index correction_by_manga on scrobble.correction (manga_id) where manga_id is not null;
