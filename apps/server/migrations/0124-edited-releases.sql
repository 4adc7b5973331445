-- People change releases of films, chapters and volumes. What they say stands in their claim of the work; what sources say of the same is
-- kept under it.
alter table releases.movie_release add column is_covered boolean not null default false;

create table releases.covered_unit (
  like releases.unit including constraints,
  primary key (id),
  unique (manga_id, kind, language, label),
  foreign key (manga_id) references catalog.manga on delete cascade
);
