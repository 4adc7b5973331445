import type { RequestEvent } from '@sveltejs/kit';
import { isSingleFilm } from '#lib/features/catalog/film.ts';
import { graphql, type VariablesOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { Delivery, NamedWork, ServerLog } from './delivery.ts';
import { isPlausible } from './plausible.ts';
import { UNPLACED } from './unplaced.server.ts';

/** A delivery of a media server, as its owner sees it. */
export const DELIVERY = graphql(`
  fragment Delivery on Delivery {
    id
    receivedAt
    expiresAt
    outcome
    event
    title
    showTitle
    season
    episode
    chapter
    serverUser
    sentAs
    progress
    isWatched
    batchId
    payload
    ignoredShowId
    library
    suggestions {
      episode
      show {
        id
        titleNative
        titleRomaji
        titleEnglish
      }
      manga {
        id
        titleNative
        titleRomaji
        titleEnglish
      }
    }
    matches {
      episode
      reason
      anime {
        id
        titleNative
        titleRomaji
        titleEnglish
        format
        episodeCount
      }
      chapter
      manga {
        id
        titleNative
        titleRomaji
        titleEnglish
      }
      rule {
        kind
        level
        externalId
        season
        from
        to
        source
      }
    }
  }
`);

/** A media server with a page of its log. */
export const LOG = graphql(
  `
    query WebDeliveries($id: ID!, $outcome: DeliveryOutcome, $after: String) {
      viewer {
        mediaServer(id: $id) {
          id
          name
          kind
          createdAt
          lastSeenAt
          health
          findings
          corrections {
            id
            title
            season
            from
            to
            animeFrom
            anime {
              id
              titleNative
              titleRomaji
              titleEnglish
              format
              episodeCount
            }
            manga {
              id
              titleNative
              titleRomaji
              titleEnglish
            }
          }
          ignoredShows {
            id
            title
          }
          knownShows {
            id
            title
            plays
            anime {
              id
              titleNative
              titleRomaji
              titleEnglish
            }
          }
          deliveries(outcome: $outcome, first: 25, after: $after) {
            pageInfo {
              endCursor
              hasNextPage
            }
            nodes {
              ...Delivery
            }
          }
        }
      }
    }
  `,
  [DELIVERY],
);

/** A page of the log of a media server of the visitor. */
export async function readLog(
  event: RequestEvent,
  of: VariablesOf<typeof LOG>,
): Promise<ServerLog> {
  const { viewer } = await execute(event, LOG, of);
  return viewer?.mediaServer ?? pageError(404, 'MEDIA_SERVER_NOT_FOUND');
}

const HEALTHS = graphql('query WebServerHealths { viewer { mediaServers { id health } } }');

/** The state of each media server of the visitor, by id. */
export async function readHealths(
  event: RequestEvent,
): Promise<Readonly<Record<string, ServerLog['health']>>> {
  const { viewer } = await execute(event, HEALTHS, {});
  return Object.fromEntries((viewer?.mediaServers ?? []).map(({ id, health }) => [id, health]));
}

/** The mutations for a delivery. */
export const REPLAY = graphql('mutation WebReplay($id: ID!) { replayDelivery(id: $id) { id } }');
export const UNDO = graphql('mutation WebUndoDelivery($id: ID!) { undoDelivery(id: $id) { id } }');
export const ANSWER = graphql(
  'mutation WebAnswer($id: ID!, $isWanted: Boolean!) { answerDelivery(id: $id, isWanted: $isWanted) { id } }',
);
export const FORGET = graphql(
  'mutation WebForgetCorrection($id: ID!) { forgetDeliveryCorrection(id: $id) }',
);
export const IGNORE = graphql(
  'mutation WebIgnoreShow($id: ID!) { ignoreDeliveryShow(id: $id) { id } }',
);
export const FORGET_SHOW = graphql('mutation WebForgetShow($id: ID!) { forgetKnownShow(id: $id) }');
export const CONFIRM_SHOW = graphql(
  `
    mutation WebConfirmShow($id: ID!, $animeId: ID, $mangaId: ID) {
      confirmShow(id: $id, animeId: $animeId, mangaId: $mangaId) {
        recorded
        pending
        unplaced {
          ...UnplacedPlay
        }
      }
    }
  `,
  [UNPLACED],
);
export const DISMISS = graphql(
  'mutation WebDismiss($id: ID!) { answerDelivery(id: $id, isWanted: false) { id } }',
);
export const IGNORE_LIBRARY = graphql(
  'mutation WebIgnoreLibrary($id: ID!) { ignoreDeliveryLibrary(id: $id) { id } }',
);
export const UNIGNORE = graphql('mutation WebUnignoreShow($id: ID!) { unignoreShow(id: $id) }');
export const CORRECT = graphql(`
  mutation WebCorrect($id: ID!, $animeId: ID, $episode: Int, $mangaId: ID, $chapter: Float) {
    correctDelivery(
      id: $id
      animeId: $animeId
      episode: $episode
      mangaId: $mangaId
      chapter: $chapter
    ) {
      isRemembered
      isProposed
    }
  }
`);

const ONE = graphql(
  'query WebDelivery($id: ID!) { viewer { delivery(id: $id) { ...Delivery } } }',
  [DELIVERY],
);

/** One delivery of the visitor. */
export async function readDelivery(event: RequestEvent, id: string): Promise<Delivery> {
  const { viewer } = await execute(event, ONE, { id });
  return viewer?.delivery ?? pageError(404, 'EVENT_GONE');
}

const CHOICE = graphql(
  'fragment MatchChoice on Work { id titleNative titleRomaji titleEnglish synonyms { text } }',
);

const SEARCHES = {
  anime: graphql(
    'query WebCandidates($query: String!) { found: searchAnime(query: $query, first: 8) { nodes { ...MatchChoice startDate format units: episodeCount } } }',
    [CHOICE],
  ),
  manga: graphql(
    'query WebMangaCandidates($query: String!) { found: searchManga(query: $query, first: 8) { nodes { ...MatchChoice startDate units: chapterCount } } }',
    [CHOICE],
  ),
};

/** A work one may mean. */
export interface Candidate extends NamedWork {
  synonyms: readonly { text: string }[];
  year: string | null;
  /** How many episodes or chapters it has. */
  units: number | null;
  /** Whether it has one number only, which nobody needs to give. */
  isFilm: boolean;
}

/** The works of a kind that some words find. */
export async function readCandidates(
  event: RequestEvent,
  kind: NamedWork['kind'],
  query: string,
): Promise<Candidate[]> {
  if (query === '') return [];
  const { found } = await execute(event, SEARCHES[kind], { query: query.slice(0, 200) });
  return (found?.nodes ?? []).map(({ startDate, ...work }) => ({
    ...work,
    kind,
    isFilm: 'format' in work && isSingleFilm({ format: work.format, episodeCount: work.units }),
    year: startDate?.slice(0, 4) ?? null,
  }));
}

/** Works that a show or manga may be, by its title on the server; none if all results have different titles. */
export async function readSuggestions(
  event: RequestEvent,
  kind: NamedWork['kind'],
  title: string,
): Promise<Candidate[]> {
  const found = await readCandidates(event, kind, title);
  return found.filter(({ titleNative, titleRomaji, titleEnglish, synonyms }) =>
    isPlausible(title, [
      titleNative,
      titleRomaji ?? '',
      titleEnglish ?? '',
      ...synonyms.map(({ text }) => text),
    ]),
  );
}
