import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settle } from '../media-server.ts';
import {
  episodesOf,
  forgetShows,
  FRIEREN,
  newShowOwner,
  playEpisode,
  startShows,
  TITAN,
  workOf,
  type ShowOwner,
  type ToldShow,
} from '../show-owner.ts';
import type { TestApp } from '../test-app.ts';

/** Plays of shows that are known, but do not have the episode. Their owner is told, and decides. */

let test: TestApp;
let owner: ShowOwner;

beforeAll(async () => {
  test = await startShows();
});
afterAll(() => test.close());
beforeEach(async () => {
  await forgetShows(test);
  owner = await newShowOwner(test, 'unplaced');
});

const ask = async (query: string, variables: object = {}, by = owner): Promise<any> => {
  const { data, errors } = await test.ask(query, { bearer: by.bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};

const undated = { originallyAvailableAt: null };
const play = (number: number, more: object = undated, told: ToldShow = FRIEREN): Promise<void> =>
  playEpisode(test, owner, told, { number, ...more });

const LOOK = `{ viewer { waitingShows { deliveryId title } unplacedPlays { deliveryId showTitle title season episode plays seasonEpisodes
  show { titleNative } mediaServer { name } } } }`;
const look = async (by = owner): Promise<any> => (await ask(LOOK, {}, by)).viewer;
const CONFIRM = `mutation ($id: ID!, $animeId: ID) { confirmShow(id: $id, animeId: $animeId) {
  deliveries recorded pending unplaced { deliveryId season episode seasonEpisodes show { titleNative } } } }`;
const confirm = async (): Promise<any> => {
  const [{ deliveryId: id }] = (await look()).waitingShows;
  return (await ask(CONFIRM, { id })).confirmShow;
};
const DISMISS = 'mutation ($id: ID!) { answerDelivery(id: $id, isWanted: false) { outcome } }';

it('who confirms a show is told at once what was recorded, and which plays are no episode of it', async () => {
  await play(31);
  await play(1);
  await play(2);
  const [{ deliveryId }] = (await look()).waitingShows;
  const confirmed = await confirm();
  const unplaced = {
    season: 1,
    episode: 31,
    seasonEpisodes: 28,
    show: { titleNative: '葬送のフリーレン' },
  };
  expect(confirmed).toMatchObject({ deliveries: 3, recorded: 2, pending: 0, unplaced: [unplaced] });
  expect(await episodesOf(test, owner)).toEqual([1, 2]);
  const { waitingShows, unplacedPlays } = await look();
  expect(waitingShows).toEqual([]);
  expect(unplacedPlays).toMatchObject([
    { ...unplaced, showTitle: FRIEREN.show, plays: 1, mediaServer: { name: 'shelf' } },
  ]);
  // Said again, it tells the same.
  expect((await ask(CONFIRM, { id: deliveryId })).confirmShow).toMatchObject({
    recorded: 0,
    unplaced: [unplaced],
  });
});

it('a play that comes later stays until it is dismissed, with all plays of that episode, or corrected', async () => {
  await play(1);
  await confirm();
  await play(30);
  await play(31);
  // Another copy of it.
  await play(31, { ...undated, ratingKey: '4711' });
  expect((await look()).unplacedPlays).toMatchObject([
    { episode: 31, plays: 2 },
    { episode: 30, plays: 1 },
  ]);
  const [thirtyFirst, thirtieth] = (await look()).unplacedPlays;
  const { answerDelivery } = await ask(DISMISS, { id: thirtyFirst.deliveryId });
  expect(answerDelivery).toEqual({ outcome: 'DECLINED' });
  expect((await look()).unplacedPlays).toMatchObject([{ episode: 30 }]);
  const correct = `mutation ($id: ID!, $animeId: ID!) { correctDelivery(id: $id, animeId: $animeId, episode: 2) { isRemembered } }`;
  await ask(correct, { id: thirtieth.deliveryId, animeId: workOf(test, '葬送のフリーレン') });
  await settle(test);
  expect((await look()).unplacedPlays).toEqual([]);
  expect(await episodesOf(test, owner)).toContain(2);
});

it('is nobody else’s to see or to dismiss, and cannot be recorded as it is', async () => {
  await play(1);
  await confirm();
  await play(31);
  const [{ deliveryId: id }] = (await look()).unplacedPlays;
  const stranger = await newShowOwner(test, 'stranger');
  expect((await look(stranger)).unplacedPlays).toEqual([]);
  const codeOf = async (query: string, { bearer }: ShowOwner): Promise<unknown> =>
    (await test.ask(query, { bearer, variables: { id } })).errors?.[0]?.extensions.code;
  expect(await codeOf(DISMISS, stranger)).toBe('NOT_FOUND');
  expect(await codeOf(DISMISS.replace('false', 'true'), owner)).toBe('CONFLICT');
  expect((await look()).unplacedPlays).toHaveLength(1);
});

it('tells how many episodes a season has only if all its parts are known', async () => {
  await play(1, undated, TITAN);
  await confirm();
  await play(200, undated, TITAN);
  await play(1, undated, { ...TITAN, season: 9 });
  expect((await look()).unplacedPlays).toMatchObject([
    { season: 9, episode: 1, seasonEpisodes: null },
    { season: 1, episode: 200, seasonEpisodes: 25 },
  ]);
});
