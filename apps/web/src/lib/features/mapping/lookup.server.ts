import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { Explanation, Lookup } from './lookup.ts';

const ANIME = 'anime { id titleNative titleRomaji titleEnglish }';

const EXPLANATION = graphqlDocument<Explanation, { [Key in keyof Lookup]: Lookup[Key] }>(`
  query WebMapping($kind: MappingKind!, $level: MappingLevel!, $id: Int!, $season: Int, $number: Int, $airDate: PartialDate) {
    mapping(kind: $kind, level: $level, id: $id) {
      rules { id season from to animeFrom parts isPartial isSpecial priority source version ${ANIME} }
      episode { showId season number }
    }
    resolveEpisode(kind: $kind, level: $level, id: $id, season: $season, number: $number, airDate: $airDate) {
      outcome episode isPartial rule { id } ${ANIME}
    }
  }
`);

/** Which episode of ours is meant, and the rules that say so. */
export const readExplanation = (event: RequestEvent, lookup: Lookup): Promise<Explanation> =>
  execute(event, EXPLANATION, { ...lookup });
