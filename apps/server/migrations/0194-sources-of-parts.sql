-- Which source gave each place to watch and each episode. Rows that are here have the source that their work names for the whole list; what
-- imports and edits change has its own.
alter table catalog.streaming_link add column source text;

update catalog.streaming_link set source = provenance ->> 'streaming'
from catalog.anime where anime.id = anime_id;

update catalog.detail set episodes = (
  select jsonb_agg(episode || jsonb_build_object('source', provenance ->> 'episodes') order by place)
  from jsonb_array_elements(episodes) with ordinality as listed (episode, place))
from catalog.anime where anime.id = work_id and provenance ? 'episodes' and episodes <> '[]';
