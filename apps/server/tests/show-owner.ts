import { expect } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { listOf, send, settle } from './media-server.ts';
import { scrobbleOf } from './plex-library.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** An app that has `FRIEREN`, `TITAN` and the rest of the shelf, and works deliveries only when a test says so. */
export const startShows = (): Promise<TestApp> =>
  startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });

/** Forgets all deliveries, and what owners said of their shows. */
export const forgetShows = async ({ app }: TestApp): Promise<void> => {
  await app.db.deleteFrom('scrobble.inbox').execute();
  await app.db.deleteFrom('scrobble.known_show').execute();
};

/** Somebody with a Plex server. */
export interface ShowOwner {
  id: string;
  bearer: string;
  plex: string;
}

/** A show as the server names it, and the day of its first episode. */
export interface ToldShow {
  show: string;
  season: number;
  start: string;
}

/** First seasons that the shelf has. */
export const FRIEREN = {
  show: 'Frieren: Beyond Journey’s End',
  season: 1,
  start: '2023-09-29',
} as const satisfies ToldShow;
export const TITAN = {
  show: 'Attack on Titan',
  season: 1,
  start: '2013-04-06',
} as const satisfies ToldShow;

/** The work of the catalogue with this title. */
export const workOf = (test: TestApp, titleNative: string): string => {
  const found = test.app.get(catalogue).search(titleNative, 5, () => true);
  return found.find((anime) => anime.titleNative === titleNative)!.id;
};

let count = 0;
export const newShowOwner = async (test: TestApp, name: string): Promise<ShowOwner> => {
  const user = await test.user(`${name}${(count += 1)}`);
  return { ...user, plex: await test.token(user.id, 'server_a') };
};

/** The server says that an episode of a show that is shown weekly was played to its end. Nothing processes it yet. */
export const sendEpisode = async (
  test: TestApp,
  { plex }: Pick<ShowOwner, 'plex'>,
  { show, season, start }: ToldShow,
  { number, ...more }: { number: number; [name: string]: unknown },
): Promise<void> => {
  const airDate = new Date(Date.parse(start) + (number - 1) * 7 * 86_400_000);
  const told = { show, season, number, airDate: airDate.toISOString().slice(0, 10) };
  await send(test, { path: 'server_a', token: plex }, scrobbleOf(told, more));
};

/** As `sendEpisode`, and processes all that was sent. */
export const playEpisode = async (
  ...[test, ...told]: Parameters<typeof sendEpisode>
): Promise<void> => {
  await sendEpisode(test, ...told);
  await settle(test);
};

const LOG = `{ viewer { mediaServers { ignoredShows { title }
  knownShows { id title plays season anime { titleNative } }
  deliveries { nodes { id outcome library matches { episode reason anime { titleNative } } suggestions { show { titleNative } episode reasons } } } } } }`;

/** The servers of somebody, with their logs. */
export const serversOf = async (test: TestApp, { bearer }: ShowOwner): Promise<any[]> => {
  const { data, errors } = await test.ask(LOG, { bearer });
  expect(errors).toBeUndefined();
  return data.viewer.mediaServers;
};

/** All that the servers of somebody sent, the latest first. */
export const deliveriesOf = async (test: TestApp, owner: ShowOwner): Promise<any[]> =>
  (await serversOf(test, owner)).flatMap((server) => server.deliveries.nodes);

export const CONFIRM = `mutation ($id: ID!, $animeId: ID) { confirmShow(id: $id, animeId: $animeId) { deliveries knownShow { id title } } }`;
export const FORGET = 'mutation ($id: ID!) { forgetKnownShow(id: $id) }';

/** The plays in the history of somebody, in the order of their dates. */
export const playsOf = async (test: TestApp, { id }: ShowOwner) => {
  const rows = await test.app.db
    .selectFrom('lists.play')
    .select(['work_id', 'from_unit', 'played_at'])
    .where('user_id', '=', id)
    .where('removed_in', 'is', null)
    .orderBy('played_at')
    .orderBy('from_unit')
    .execute();
  return rows.map((row) => ({
    id: row.work_id,
    episode: Number(row.from_unit),
    at: row.played_at,
  }));
};

/** The episodes of those plays. */
export const episodesOf = async (test: TestApp, owner: ShowOwner): Promise<number[]> =>
  (await playsOf(test, owner)).map(({ episode }) => episode);

/** The list of somebody in words: `進撃の巨人 CURRENT 3`. */
export const linesOf = async (test: TestApp, { bearer }: ShowOwner): Promise<string[]> => {
  const lines = await listOf(test, bearer);
  return lines.map(({ titleNative, status, progress }) => `${titleNative} ${status} ${progress}`);
};
