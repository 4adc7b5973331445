-- Links by which anybody may look at somebody's list: secret addresses like those of feeds.
alter table feeds.feed drop constraint feed_kind_check;
alter table feeds.feed add constraint feed_kind_check
  check (kind in ('calendar', 'atom', 'anime-list', 'manga-list'));
