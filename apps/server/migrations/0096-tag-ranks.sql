-- How much each tag is about a work (0 to 100, in the order of `tags`; empty where no source ranks any), and the tags that are spoilers.
alter table catalog.anime
  add column tag_ranks smallint[] not null default '{}',
  add column spoiler_tags text[] not null default '{}';
alter table catalog.manga
  add column tag_ranks smallint[] not null default '{}',
  add column spoiler_tags text[] not null default '{}';
