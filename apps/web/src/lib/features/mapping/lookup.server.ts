import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import type { Explanation, Lookup } from './lookup.ts';

/** A rule that maps external episodes to an anime. */
export const RULE = graphql(
  `
    fragment Rule on MappingRule {
      id
      season
      from
      to
      animeFrom
      parts
      isPartial
      isSpecial
      priority
      source
      version
      anime {
        ...WorkTitles
      }
    }
  `,
  [WORK_TITLES],
);

/** The episode of ours, and the rules that decide it. */
export const EXPLANATION = graphql(
  `
    query WebMapping(
      $kind: MappingKind!
      $level: MappingLevel!
      $id: Int!
      $season: Int
      $number: Int
      $airDate: PartialDate
    ) {
      mapping(kind: $kind, level: $level, id: $id) {
        rules {
          ...Rule
        }
        episode {
          showId
          season
          number
        }
      }
      resolveEpisode(
        kind: $kind
        level: $level
        id: $id
        season: $season
        number: $number
        airDate: $airDate
      ) {
        outcome
        episode
        isPartial
        rule {
          id
        }
        anime {
          ...WorkTitles
        }
      }
    }
  `,
  [RULE, WORK_TITLES],
);

/** The episode of ours, and the rules that decide it. */
export const readExplanation = (event: RequestEvent, lookup: Lookup): Promise<Explanation> =>
  execute(event, EXPLANATION, lookup);
