import { redirect, type RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { AIRING } from '#lib/features/airing/fragments.server.ts';
import { ANIME_CARD, CHARACTER_OF_WORK, MANGA_CARD } from './fragments.server.ts';
import { leaveFormerAddress } from '#lib/server/former-address.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { foundPage } from './found-page.server.ts';
import type { AnimePage, MangaPage } from './work-page.ts';
import { workPath } from './work.ts';

/** What the pages of anime and of manga both show, apart from their cards. */
export const WORK_PAGE = graphql(
  `
    fragment WorkPage on Work {
      coverImage {
        sourceName
        license
        url
      }
      bannerImage {
        small
        sourceName
        license
        url
      }
      status
      source
      countryOfOrigin
      endDate
      genres
      provenance {
        field
        source
        sourceName
        license
        url
      }
      rankedTags {
        name
        rank
        isSpoiler
      }
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
        person {
          id
        }
      }
      description(lang: $lang) {
        text
        lang
        source
        sourceName
        license
        url
      }
      trailers
      characters(first: 50) {
        totalCount
        nodes {
          ...CharacterOfWork
        }
      }
      listFigures {
        users
        scores
        meanScore
      }
      recommendations(first: 12) {
        nodes {
          anime {
            ...AnimeCard
          }
          manga {
            ...MangaCard
          }
        }
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
  [ANIME_CARD, MANGA_CARD, CHARACTER_OF_WORK],
);

/** All that the page of an anime shows. */
export const ANIME_PAGE = graphql(
  `
    query WebAnime($id: ID!, $from: DateTime!, $lang: String!) {
      page: anime(id: $id) {
        ...AnimeCard
        ...WorkPage
        officialSite
        durationMinutes
        episodes(first: 100) {
          totalCount
          nodes {
            number
            title(lang: $lang)
            airedOn
          }
        }
        nextAiring {
          ...Airing
        }
        airings(from: $from, first: 24) {
          ...Airing
        }
        studios {
          id
          name
        }
        streaming {
          service
          url
          regions
          endsAt
        }
      }
      manga(id: $id) {
        id
      }
    }
  `,
  [ANIME_CARD, WORK_PAGE, AIRING],
);

/** All that the page of a manga shows. */
export const MANGA_PAGE = graphql(
  `
    query WebManga($id: ID!, $lang: String!) {
      page: manga(id: $id) {
        ...MangaCard
        ...WorkPage
        magazine
        publisher
      }
    }
  `,
  [MANGA_CARD, WORK_PAGE],
);

/** For endless shows only the nearest airings matter. */
const LOOK_BACK_MS = 70 * DAY_MS;

/** An anime by the id in an address. @throws 404 when there is none this visitor may see, 503 when it cannot be read. */
export async function readAnime(event: RequestEvent, id: string): Promise<AnimePage> {
  const lang = event.locals.preferences.locale;
  const from = new Date(currentTime(event) - LOOK_BACK_MS).toISOString();
  const anime = await foundPage(event, id, async () => {
    const read = await execute(event, ANIME_PAGE, { id, from, lang }, { paidData: true });
    // Notices name works without their medium.
    if (read.manga) redirect(301, workPath('manga', read.manga.id));
    return read;
  });
  leaveFormerAddress(event, anime);
  return anime;
}

/** A manga by the id in an address. @throws as `readAnime` does */
export async function readManga(event: RequestEvent, id: string): Promise<MangaPage> {
  const lang = event.locals.preferences.locale;
  const manga = await foundPage(event, id, () => execute(event, MANGA_PAGE, { id, lang }));
  leaveFormerAddress(event, manga);
  return manga;
}
