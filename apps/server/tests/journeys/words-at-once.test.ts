import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../media-server.ts';
import {
  CONFIRM,
  deliveriesOf,
  episodesOf,
  FORGET,
  forgetShows,
  FRIEREN,
  linesOf,
  newShowOwner,
  playEpisode,
  serversOf,
  startShows,
  TITAN,
  type ShowOwner,
} from '../show-owner.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let owner: ShowOwner;
/** The same owner with another server. */
let other: ShowOwner;

beforeAll(async () => {
  test = await startShows();
});
afterAll(() => test.close());
beforeEach(async () => {
  await forgetShows(test);
  owner = await newShowOwner(test, 'owner');
  other = { ...owner, plex: await test.token(owner.id, 'server_a') };
});

const ask = async (query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await test.ask(query, { bearer: owner.bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};
const deliveries = (): Promise<any[]> => deliveriesOf(test, owner);
const outcomes = async () => (await deliveries()).map(({ outcome }) => outcome);
const waiting = async () =>
  (await deliveries()).filter(({ outcome }) => outcome === 'SUGGESTED').map(({ id }) => id);
const episodes = (): Promise<number[]> => episodesOf(test, owner);
const known = async () =>
  (await serversOf(test, owner)).flatMap(({ knownShows }) => knownShows.map(({ id }: any) => id));

describe('an owner with two servers', () => {
  it('says once what a show is, and takes it back once', async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    await playEpisode(test, other, FRIEREN, { number: 2 });
    const [id] = await waiting();
    expect((await ask(CONFIRM, { id })).confirmShow.deliveries).toBe(2);
    await settle(test);
    expect(await outcomes()).toEqual(['RECORDED', 'RECORDED']);
    expect(await episodes()).toEqual([1, 2]);
    const { viewer } = await ask(
      '{ viewer { waitingShows { title } notices { nodes { kind } } } }',
    );
    expect(viewer).toEqual({ waitingShows: [], notices: { nodes: [] } });
    await ask(FORGET, { id: (await known())[0] });
    await settle(test);
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED']);
    expect(await linesOf(test, owner)).toEqual([]);
  });

  it('confirms at both at once, and takes back all of it', async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    await playEpisode(test, other, FRIEREN, { number: 2 });
    await Promise.all((await waiting()).map((id) => ask(CONFIRM, { id })));
    await settle(test);
    expect(await episodes()).toEqual([1, 2]);
    const ids = await known();
    expect(ids).toHaveLength(1);
    await ask(FORGET, { id: ids[0] });
    await settle(test);
    expect(await linesOf(test, owner)).toEqual([]);
  });
});

describe('words at once', () => {
  it('about several episodes of a show are one', async () => {
    for (const number of [1, 2, 3, 4]) await playEpisode(test, owner, FRIEREN, { number });
    await Promise.all((await waiting()).map((id) => ask(CONFIRM, { id })));
    await settle(test);
    expect(await episodes()).toEqual([1, 2, 3, 4]);
    expect(await known()).toHaveLength(1);
  });

  it('that take back a show and its episodes leave nothing', async () => {
    for (const number of [1, 2, 3]) await playEpisode(test, owner, TITAN, { number });
    await ask(CONFIRM, { id: (await waiting())[0] });
    await settle(test);
    const [id] = await known();
    const UNDO = 'mutation ($id: ID!) { undoDelivery(id: $id) { outcome } }';
    const acts = (await deliveries()).map((one) =>
      test.ask(UNDO, { bearer: owner.bearer, variables: { id: one.id } }),
    );
    const answers = await Promise.all([ask(FORGET, { id }), ...acts]);
    const codes = answers.flatMap(({ errors = [] }: any) =>
      errors.map(({ extensions }: any) => extensions.code),
    );
    // What is taken back already wrote nothing, or is processed again.
    expect(codes.filter((code) => code === 'INTERNAL')).toEqual([]);
    await settle(test);
    expect(await episodes()).toEqual([]);
  });
});

describe('the last word', () => {
  const CONFIRM_ALL = 'mutation { confirmAllShows }';
  const UNDO = 'mutation ($at: DateTime) { undoLastConfirmation(at: $at) }';
  const saidAt = async (): Promise<string | null> =>
    (await ask('{ viewer { lastConfirmationAt } }')).viewer.lastConfirmationAt;

  beforeEach(async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    await ask(CONFIRM, { id: (await waiting())[0] });
    await settle(test);
    test.clock.set(new Date(test.clock.nowMs() + 60_000));
  });

  it('is taken back once, however often that is asked', async () => {
    const before = await saidAt();
    await playEpisode(test, owner, TITAN, { number: 1 });
    await ask(CONFIRM, { id: (await waiting())[0] });
    await settle(test);
    const at = await saidAt();
    const answers = await Promise.all([ask(UNDO, { at }), ask(UNDO, { at })]);
    answers.push(await ask(UNDO, { at }));
    const counts = answers.map(({ undoLastConfirmation }) => undoLastConfirmation);
    expect(counts.filter((taken) => taken === 1)).toHaveLength(1);
    expect(counts.filter((taken) => taken === 0)).toHaveLength(2);
    expect(await saidAt()).toBe(before);
    expect(await linesOf(test, owner)).toEqual(['葬送のフリーレン CURRENT 1']);
    expect((await ask(UNDO, { at: before })).undoLastConfirmation).toBe(1);
    expect(await saidAt()).toBeNull();
  });

  it('stays the same where nothing that waits is likely', async () => {
    const before = await saidAt();
    await playEpisode(test, owner, TITAN, { number: 1, originallyAvailableAt: null });
    expect((await ask(CONFIRM_ALL)).confirmAllShows).toBe(0);
    expect(await saidAt()).toBe(before);
  });
});
