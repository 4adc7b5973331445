-- Users who have a work among the favourites that anybody may see.
alter table trends.figure add column favourites integer not null default 0;
