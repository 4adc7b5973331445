import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { UnplacedPlay } from './unplaced.ts';

/** An episode or a chapter that was played, but that its show or manga does not have. */
export const UNPLACED = graphql(`
  fragment UnplacedPlay on UnplacedPlay {
    deliveryId
    showTitle
    title
    season
    episode
    chapter
    plays
    seasonEpisodes
    show {
      titleNative
      titleRomaji
      titleEnglish
    }
  }
`);

export const UNPLACED_PLAYS = graphql(
  `
    query WebUnplacedPlays {
      viewer {
        unplacedPlays {
          ...UnplacedPlay
          mediaServer {
            id
            name
          }
        }
      }
    }
  `,
  [UNPLACED],
);

/** What servers of the visitor played that its shows do not have, the latest first. */
export async function readUnplaced(event: RequestEvent): Promise<readonly UnplacedPlay[]> {
  const { viewer } = await execute(event, UNPLACED_PLAYS, {});
  return viewer?.unplacedPlays ?? [];
}
