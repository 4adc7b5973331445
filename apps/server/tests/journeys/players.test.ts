import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { listOf } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let userId: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  ({ id: userId, bearer } = await test.user());
});
afterAll(() => test.close());

const tell = async (action: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${test.url}/scrobble/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
};

const episode = (number: number, progress: number) => ({
  show: { title: 'SPY x FAMILY', ids: { trakt: 1, tvdb: 405920, imdb: 'tt1' } },
  episode: { season: 1, number },
  progress,
});

it('a player starts, pauses and stops; what stops at 80 % is recorded, once', async () => {
  expect(await tell('start', episode(25, 0))).toMatchObject({
    status: 201,
    body: { action: 'start' },
  });
  expect(await tell('pause', episode(25, 40))).toMatchObject({
    status: 201,
    body: { action: 'pause' },
  });
  expect(await tell('stop', episode(25, 79))).toMatchObject({
    status: 201,
    body: { action: 'pause' },
  });
  expect(await listOf(test, bearer)).toEqual([]);
  expect(await tell('stop', episode(25, 80))).toMatchObject({
    status: 201,
    body: { action: 'scrobble', episode: 13 },
  });
  expect(await listOf(test, bearer)).toMatchObject([{ progress: 13, status: 'COMPLETED' }]);
  expect(await tell('stop', episode(25, 99))).toMatchObject({ status: 409 });
});

it.each([100.4, 101])('%s % is a little more than all of an episode, and counts', async (told) => {
  const { bearer: theirs } = await test.user();
  const headers = { authorization: `Bearer ${theirs}` };
  expect(await tell('stop', episode(14, told), headers)).toMatchObject({
    status: 201,
    body: { action: 'scrobble', progress: 100, episode: 2 },
  });
});

it.each(['90', ' 90.5 ', '90%'])('a progress of %j, as text, counts', async (progress) => {
  const { bearer: theirs } = await test.user();
  const headers = { authorization: `Bearer ${theirs}` };
  expect(await tell('stop', { ...episode(14, 0), progress }, headers)).toMatchObject({
    status: 201,
    body: { action: 'scrobble', progress: Number.parseFloat(progress), episode: 2 },
  });
});

it('the ids of an episode alone name it', async () => {
  const { bearer: theirs } = await test.user();
  const headers = { authorization: `Bearer ${theirs}` };
  const alone = { episode: { ids: { tvdb: '9000784', trakt: 1 } }, progress: 90 };
  expect(await tell('stop', alone, headers)).toMatchObject({
    status: 201,
    body: { action: 'scrobble', episode: 1 },
  });
  const known = { tmdb: 4562708 };
  const again = { show: { title: 'JUJUTSU KAISEN' }, episode: { ids: known }, progress: 90 };
  expect(await tell('stop', again, headers)).toMatchObject({ status: 409 });
});

it('what matches nothing is told so', async () => {
  const unknown = { ...episode(1, 90), show: { title: null, ids: { tvdb: 999_999_999 } } };
  expect(await tell('stop', unknown)).toMatchObject({
    status: 404,
    body: { outcome: 'no_mapping' },
  });
  expect(await tell('stop', episode(99, 90))).toMatchObject({
    status: 404,
    body: { outcome: 'out_of_range' },
  });
  expect((await tell('stop', { progress: 90 })).status).toBe(400);
  expect(await tell('stop', episode(1, 101.1))).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('The progress is 100 at most.') },
  });
});

it('only who may write the list does', async () => {
  expect((await tell('stop', episode(1, 90), { authorization: '' })).status).toBe(401);
  const keyOf = async (scopes: ('read:public' | 'write:list')[]) => {
    const input = { userId, name: scopes.join(' '), scopes };
    const { key } = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
    return { authorization: '', 'x-api-key': key };
  };
  const send = async (scopes: ('read:public' | 'write:list')[]) => {
    const { authorization: _none, ...headers } = await keyOf(scopes);
    const answer = await fetch(`${test.url}/scrobble/stop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        movie: { title: 'Spirited Away', ids: { tmdb: 129 } },
        progress: 100,
      }),
    });
    return answer.status;
  };
  expect(await send(['read:public'])).toBe(403);
  expect(await send(['read:public', 'write:list'])).toBe(201);
});
