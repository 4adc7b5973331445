-- What the lists that anybody may see tell of works. Computed anew by jobs, so nothing here is of any one user.
create schema trends;

create table trends.figure (
  work_id uuid primary key,
  media text not null check (media in ('ANIME', 'MANGA')),
  -- users who have it on their list
  users integer not null,
  -- users who scored it, and their mean (0 to 100); null where too few did
  scores integer not null,
  mean_score real,
  -- users who did something with it lately
  recent_users integer not null
);
create index figure_by_recent on trends.figure (media, recent_users desc, users desc, work_id);

-- Works that are on the lists of the same users.
create table trends.recommendation (
  work_id uuid not null,
  other_id uuid not null,
  -- users who have both
  shared integer not null,
  -- 0 to 1: how much more often they are together than works as well known are
  strength real not null,
  primary key (work_id, other_id)
);
create index recommendation_by_strength on trends.recommendation (work_id, strength desc, other_id);
