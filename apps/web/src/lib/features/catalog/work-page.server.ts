import { error, type RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument, readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/calendar.ts';
import { ANIME_CARD } from './anime.ts';
import { MANGA_CARD } from './manga.ts';
import type { AnimePage, MangaPage } from './work-page.ts';
import { isWorkId } from './work.ts';

const WORK_PAGE = `status endDate synonyms { text lang } externalIds { site id: value } genres staff { name nameNative role }
  relations { relationType anime { ${ANIME_CARD} } manga { ${MANGA_CARD} } }`;
const AIRING = 'airingAt episode isProjected isTimeKnown';

const ANIME = graphqlDocument<{ anime: AnimePage | null }, { id: string; from: string }>(`
  query WebAnime($id: ID!, $from: DateTime!) {
    anime(id: $id) {
      ${ANIME_CARD} ${WORK_PAGE}
      officialSite
      nextAiring { ${AIRING} }
      airings(from: $from, first: 24) { ${AIRING} }
      source studios { name }
      streaming { service url regions }
    }
  }
`);

const MANGA = graphqlDocument<{ manga: MangaPage | null }, { id: string }>(`
  query WebManga($id: ID!) {
    manga(id: $id) {
      ${MANGA_CARD} ${WORK_PAGE}
      magazine publisher countryOfOrigin
    }
  }
`);

/** Of an endless show only what is near is of interest. */
const LOOK_BACK_MS = 70 * DAY_MS;

/** An anime by the id in an address. @throws 404 when there is none this visitor may see, 503 when it cannot be read. */
export async function readAnime(event: RequestEvent, id: string): Promise<AnimePage> {
  if (!isWorkId(id)) missing();
  const from = new Date(currentTime(event) - LOOK_BACK_MS).toISOString();
  return shown(
    await readOrDegrade(event, () => execute(event, ANIME, { id, from }, { paidData: true })),
    (answer) => answer.anime,
  );
}

/** A manga by the id in an address. @throws as `readAnime` does */
export async function readManga(event: RequestEvent, id: string): Promise<MangaPage> {
  if (!isWorkId(id)) missing();
  return shown(
    await readOrDegrade(event, () => execute(event, MANGA, { id })),
    (answer) => answer.manga,
  );
}

function shown<Answer, Work>(answer: Answer | null, workOf: (answer: Answer) => Work | null): Work {
  if (answer === null) error(503, 'The catalogue couldn’t be loaded.');
  const work = workOf(answer);
  return work ?? missing();
}

function missing(): never {
  error(404, 'This title isn’t in the catalogue.');
}
