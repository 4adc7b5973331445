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

/** All that the page of an anime shows. */
export const ANIME_PAGE = graphql(
  `
    query WebAnime($id: ID!, $from: DateTime!) {
      anime(id: $id) {
        ...AnimeCard
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
  [ANIME_CARD, MANGA_CARD, AIRING],
);

/** All that the page of a manga shows. */
export const MANGA_PAGE = graphql(
  `
    query WebManga($id: ID!) {
      manga(id: $id) {
        ...MangaCard
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
        magazine
        publisher
        countryOfOrigin
      }
    }
  `,
  [ANIME_CARD, MANGA_CARD],
);

/** For endless shows only the nearest airings matter. */
const LOOK_BACK_MS = 70 * DAY_MS;

/** An anime by the id in an address. @throws 404 when there is none this visitor may see, 503 when it cannot be read. */
export async function readAnime(event: RequestEvent, id: string): Promise<AnimePage> {
  if (!isWorkId(id)) missing();
  const from = new Date(currentTime(event) - LOOK_BACK_MS).toISOString();
  return shown(
    await readOrDegrade(event, () => execute(event, ANIME_PAGE, { id, from }, { paidData: true })),
    (answer) => answer.anime,
  );
}

/** A manga by the id in an address. @throws as `readAnime` does */
export async function readManga(event: RequestEvent, id: string): Promise<MangaPage> {
  if (!isWorkId(id)) missing();
  return shown(
    await readOrDegrade(event, () => execute(event, MANGA_PAGE, { id })),
    (answer) => answer.manga,
  );
}

function shown<Answer, Work>(answer: Answer | null, workOf: (answer: Answer) => Work | null): Work {
  if (answer === null) pageError(503, 'CATALOGUE_UNAVAILABLE');
  const work = workOf(answer);
  return work ?? missing();
}

function missing(): never {
  pageError(404, 'WORK_NOT_FOUND');
}
