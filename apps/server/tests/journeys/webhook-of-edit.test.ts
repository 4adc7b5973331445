import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkWebhook, WebhookEvent } from '@tsuzuki/contract/webhooks';
import { catalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { makeEndpoint, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web', 'worker'],
    settings: TO_THIS_MACHINE,
  });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

const editor = async () => {
  const person = await test.user('editor');
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    person.id,
  ]);
  return person;
};

let author: Promise<{ bearer: string }>;
let decider: Promise<{ bearer: string }>;

/** What is promised. */
const MOST_MS = 2_000;

/** Proposes a date of a film, which an editor accepts. @returns when they decided */
const dateFilm = async (animeId: string, releasedOn: string): Promise<number> => {
  const value = { region: 'JP', kind: 'THEATRICAL', releasedOn, note: null };
  const change = { field: 'movieReleases.JP:THEATRICAL', value: JSON.stringify(value) };
  const input = { media: 'ANIME', workId: animeId, changes: [change], wantsReview: true };
  const proposed = await test.ask(
    'mutation ($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { bearer: (await author).bearer, variables: { input } },
  );
  expect(proposed.errors).toBeUndefined();
  const { bearer } = await decider;
  const acceptedAt = performance.now();
  const accepted = await test.ask(
    'mutation ($id: ID!, $fields: [String!]!) { decideEdit(id: $id, accepted: $fields) { state } }',
    { bearer, variables: { id: proposed.data.proposeEdit.id, fields: [change.field] } },
  );
  expect(accepted.errors).toBeUndefined();
  return acceptedAt;
};

it('the date of a film that an accepted edit changed arrives signed at a receiver', async () => {
  const owner = await webhookOwner(test, 'owner');
  const { secret } = await makeEndpoint(test, owner.id, {
    url: receiver.url,
    eventTypes: ['movie.release_date'],
  });
  await expect.poll(() => receiver.requests.length).toBe(1);
  const state = '{ viewer { webhookEndpoints { state } } }';
  const stateNow = async () =>
    (await test.ask(state, { bearer: owner.bearer })).data.viewer.webhookEndpoints[0].state;
  await expect.poll(stateNow).toBe('ACTIVE');
  [author, decider] = [test.user('author'), editor()];
  const film = [...test.app.get(catalogue).all()].find(({ format }) => format === 'MOVIE');
  /** Changes the date. @returns the request that says so, in time */
  const heardOf = async (releasedOn: string, place: number) => {
    const acceptedAt = await dateFilm(film?.id ?? '', releasedOn);
    await expect
      .poll(() => receiver.requests.length, { interval: 20, timeout: MOST_MS })
      .toBe(place + 1);
    expect(performance.now() - acceptedAt).toBeLessThan(MOST_MS);
    return receiver.requests[place]!;
  };
  await heardOf('2026-07-10', 1);
  const { headers, body } = await heardOf('2026-07-17', 2);
  const nowSeconds = Math.floor(test.clock.nowMs() / 1000);
  expect(checkWebhook({ headers, body, secret, nowSeconds })).toEqual({ id: expect.any(String) });
  expect(WebhookEvent.parse(JSON.parse(body))).toMatchObject({
    type: 'movie.release_date',
    data: {
      anime: { id: film?.id },
      release: { region: 'JP', releasedOn: '2026-07-17', previousOn: '2026-07-10' },
    },
  });
});
