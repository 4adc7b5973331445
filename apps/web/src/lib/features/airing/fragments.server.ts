import { ANIME_SUMMARY } from '#lib/features/catalog/fragments.server.ts';
import { graphql } from '#lib/server/document.server.ts';

/** One airing of a show. */
export const AIRING = graphql(
  'fragment Airing on AiringScheduleEntry { airingAt episode isProjected isTimeKnown }',
);

/** An airing with the show it belongs to. */
export const AIRING_SLOT = graphql(
  'fragment AiringSlot on AiringScheduleEntry { ...Airing anime { ...AnimeSummary } }',
  [AIRING, ANIME_SUMMARY],
);
