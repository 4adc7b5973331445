-- Secret addresses at which programs that manage or play videos read what is on somebody's list.
alter table feeds.feed drop constraint feed_kind_check;
alter table feeds.feed add constraint feed_kind_check
  check (kind in ('calendar', 'atom', 'anime-list', 'manga-list', 'sonarr', 'radarr', 'stremio'));
