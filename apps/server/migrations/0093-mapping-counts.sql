-- Episode counts that mapping files state are claims like those of any source, no longer put over the rows when they are read.
insert into catalog.claim (medium, source, source_id, work_id, record, digest)
select 'ANIME', 'mapping-counts', anime_id::text, anime_id, jsonb_build_object('sourceId', anime_id::text,
  'episodeCount', episode_count, 'episodeCountSource', 'RECORDED', 'provenance', jsonb_build_object('episodeCount', source)),
  'migrated'
from catalog.mapping_entry where episode_count is not null;

update catalog.anime set episode_count = mapped.episode_count, episode_count_source = 'RECORDED',
  provenance = provenance || jsonb_build_object('episodeCount', mapped.source)
from catalog.mapping_entry mapped where mapped.anime_id = anime.id and mapped.episode_count is not null;

alter table catalog.mapping_entry drop column episode_count;
