-- When each work last changed: its place in the order of commits. A reader who was away for years still finds all that changed since, each work once.
create table catalog.work_change (
  work_id uuid primary key,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  seq bigint not null unique
);
create sequence catalog.work_change_seq owned by catalog.work_change.seq;

insert into catalog.work_change (work_id, medium, seq)
select id, medium, nextval('catalog.work_change_seq') from (
  select id, 'ANIME' as medium from catalog.anime union all select id, 'MANGA' from catalog.manga order by id) work;
