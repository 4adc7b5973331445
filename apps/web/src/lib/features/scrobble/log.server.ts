import { error, type RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { Delivery, Outcome, ServerLog } from './delivery.ts';
import { isPlausible } from './plausible.ts';

const TITLES = 'id titleNative titleRomaji';
const DELIVERY = `id receivedAt expiresAt outcome event title showTitle season episode serverUser progress isWatched
  batchId payload ignoredShowId matches { episode reason anime { ${TITLES} }
    rule { kind level externalId season from to source } }`;
const PAGE_SIZE = 25;

const LOG = graphqlDocument<
  { viewer: { mediaServer: ServerLog | null } | null },
  { id: string; outcome: Outcome | null; after: string | null }
>(`
  query WebDeliveries($id: ID!, $outcome: DeliveryOutcome, $after: String) {
    viewer { mediaServer(id: $id) {
      id name kind createdAt lastSeenAt health
      corrections { id title season from to animeFrom anime { ${TITLES} } }
      ignoredShows { id title }
      deliveries(outcome: $outcome, first: ${PAGE_SIZE}, after: $after) {
        pageInfo { endCursor hasNextPage } nodes { ${DELIVERY} }
      }
    } }
  }`);

/** A page of the log of a media server of the visitor. */
export async function readLog(
  event: RequestEvent,
  of: { id: string; outcome: Outcome | null; after: string | null },
): Promise<ServerLog> {
  const { viewer } = await execute(event, LOG, of);
  return viewer?.mediaServer ?? error(404, 'You don’t have this media server.');
}

const HEALTHS = graphqlDocument<
  { viewer: { mediaServers: Pick<ServerLog, 'id' | 'health'>[] | null } | null },
  Record<string, never>
>('query WebServerHealths { viewer { mediaServers { id health } } }');

/** How each media server of the visitor is doing, by its id. */
export async function readHealths(
  event: RequestEvent,
): Promise<Readonly<Record<string, ServerLog['health']>>> {
  const { viewer } = await execute(event, HEALTHS, {});
  return Object.fromEntries((viewer?.mediaServers ?? []).map(({ id, health }) => [id, health]));
}

/** What one can do about a delivery. */
export const REPLAY = graphqlDocument<unknown, { id: string }>(
  'mutation WebReplay($id: ID!) { replayDelivery(id: $id) { id } }',
);
export const UNDO = graphqlDocument<unknown, { id: string }>(
  'mutation WebUndoDelivery($id: ID!) { undoDelivery(id: $id) { id } }',
);
export const ANSWER = graphqlDocument<unknown, { id: string; isWanted: boolean }>(
  'mutation WebAnswer($id: ID!, $isWanted: Boolean!) { answerDelivery(id: $id, isWanted: $isWanted) { id } }',
);
export const FORGET = graphqlDocument<unknown, { id: string }>(
  'mutation WebForgetCorrection($id: ID!) { forgetDeliveryCorrection(id: $id) }',
);
export const IGNORE = graphqlDocument<unknown, { id: string }>(
  'mutation WebIgnoreShow($id: ID!) { ignoreDeliveryShow(id: $id) { id } }',
);
export const UNIGNORE = graphqlDocument<unknown, { id: string }>(
  'mutation WebUnignoreShow($id: ID!) { unignoreShow(id: $id) }',
);
export const CORRECT = graphqlDocument<
  { correctDelivery: { isRemembered: boolean; isProposed: boolean } },
  { id: string; animeId: string; episode: number }
>(`mutation WebCorrect($id: ID!, $animeId: ID!, $episode: Int!) {
    correctDelivery(id: $id, animeId: $animeId, episode: $episode) { isRemembered isProposed }
  }`);

const ONE = graphqlDocument<{ viewer: { delivery: Delivery | null } | null }, { id: string }>(
  `query WebDelivery($id: ID!) { viewer { delivery(id: $id) { ${DELIVERY} } } }`,
);

/** One delivery of the visitor. */
export async function readDelivery(event: RequestEvent, id: string): Promise<Delivery> {
  const { viewer } = await execute(event, ONE, { id });
  return viewer?.delivery ?? error(404, 'This event is gone. Events are kept for seven days.');
}

/** An anime one may mean. */
export interface Candidate {
  readonly id: string;
  readonly titleNative: string;
  readonly titleRomaji: string | null;
  readonly titleEnglish: string | null;
  readonly synonyms: readonly { readonly text: string }[];
  readonly format: string | null;
  readonly seasonYear: number | null;
  readonly episodeCount: number | null;
}

const CANDIDATES = graphqlDocument<
  { searchAnime: { nodes: Candidate[] } },
  { query: string }
>(`query WebCandidates($query: String!) {
    searchAnime(query: $query, first: 8) {
      nodes { id titleNative titleRomaji titleEnglish synonyms { text } format seasonYear episodeCount }
    }
  }`);

/** The anime some words find. */
export async function readCandidates(event: RequestEvent, query: string): Promise<Candidate[]> {
  if (query === '') return [];
  const { searchAnime } = await execute(event, CANDIDATES, { query: query.slice(0, 200) });
  return searchAnime.nodes;
}

/** The anime a show may be, by what the server calls it; none where all that is found is called something else. */
export async function readSuggestions(event: RequestEvent, title: string): Promise<Candidate[]> {
  const found = await readCandidates(event, title);
  return found.filter(({ titleNative, titleRomaji, titleEnglish, synonyms }) =>
    isPlausible(title, [
      titleNative,
      titleRomaji ?? '',
      titleEnglish ?? '',
      ...synonyms.map(({ text }) => text),
    ]),
  );
}
