-- Numbers of episodes were kept and never read: the resolver asks for ids of episodes alone.
alter table catalog.episode_fill drop column seasons, drop column episodes;
