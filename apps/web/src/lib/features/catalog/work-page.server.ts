import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/calendar.ts';
import { AIRING } from '#lib/features/airing/fragments.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { ANIME_CARD, MANGA_CARD } from './fragments.server.ts';
import type { AnimePage, MangaPage } from './work-page.ts';
import { isWorkId } from './work.ts';

/** What the pages of anime and of manga both show, apart from their cards. */
export const WORK_PAGE = graphql(
  `
    fragment WorkPage on Work {
      status
      endDate
      genres
      synonyms {
        text
        lang
      }
      externalIds {
        site
        id: value
      }
      staff {
        name
        nameNative
        role
      }
      relations {
        relationType
        anime {
          ...AnimeCard
        }
        manga {
          ...MangaCard
        }
      }
    }
  `,
  [ANIME_CARD, MANGA_CARD],
);

/** All that the page of an anime shows. */
export const ANIME_PAGE = graphql(
  `
    query WebAnime($id: ID!, $from: DateTime!) {
      work: anime(id: $id) {
        ...AnimeCard
        ...WorkPage
        officialSite
        source
        nextAiring {
          ...Airing
        }
        airings(from: $from, first: 24) {
          ...Airing
        }
        studios {
          name
        }
        streaming {
          service
          url
          regions
        }
      }
    }
  `,
  [ANIME_CARD, WORK_PAGE, AIRING],
);

/** All that the page of a manga shows. */
export const MANGA_PAGE = graphql(
  `
    query WebManga($id: ID!) {
      work: manga(id: $id) {
        ...MangaCard
        ...WorkPage
        magazine
        publisher
        countryOfOrigin
      }
    }
  `,
  [MANGA_CARD, WORK_PAGE],
);

/** For endless shows only the nearest airings matter. */
const LOOK_BACK_MS = 70 * DAY_MS;

/** An anime by the id in an address. @throws 404 when there is none this visitor may see, 503 when it cannot be read. */
export function readAnime(event: RequestEvent, id: string): Promise<AnimePage> {
  const from = new Date(currentTime(event) - LOOK_BACK_MS).toISOString();
  return found(event, id, () => execute(event, ANIME_PAGE, { id, from }, { paidData: true }));
}

/** A manga by the id in an address. @throws as `readAnime` does */
export function readManga(event: RequestEvent, id: string): Promise<MangaPage> {
  return found(event, id, () => execute(event, MANGA_PAGE, { id }));
}

async function found<Work>(
  event: RequestEvent,
  id: string,
  read: () => Promise<{ readonly work: Work | null }>,
): Promise<Work> {
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const answer = await readOrDegrade(event, read);
  if (answer === null) pageError(503, 'CATALOGUE_UNAVAILABLE');
  return answer.work ?? pageError(404, 'WORK_NOT_FOUND');
}
