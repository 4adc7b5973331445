import { afterAll, expect, it } from 'vitest';
import { ask } from '../kit/ask.ts';
import { nodeIdOf, startAnnict } from './index.ts';

let now = new Date('2026-10-01T12:00:00Z');
const annict = await startAnnict({ now: () => now });
const { accounts, lists } = annict;
afterAll(annict.close);
accounts.people.set('7', { id: '7', name: 'mika' });
const token = accounts.grant('7', 'shelf').accessToken;

const run = (query: string, variables: object = {}) =>
  ask(annict.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

const SET = `mutation ($workId: ID!, $state: StatusState!) {
  updateStatus(input: { workId: $workId, state: $state }) { work { annictId viewerStatusState } } }`;
const LIST = `query ($after: String) { viewer { libraryEntries(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { status { state } work { annictId malAnimeId } } } } }`;

it('pages fifty entries, takes a work off the list by its state, and stops more than four calls a second', async () => {
  for (let id = 1; id <= 51; id += 1) {
    lists.addWork({
      id: String(id),
      kind: 'anime',
      title: `Work ${id}`,
      total: 12,
      malId: id + 100,
    });
    lists.put({ accountId: '7', kind: 'anime', workId: String(id) }, { state: 'WATCHING' }, now);
  }
  const first = (await run(LIST)).json.data.viewer.libraryEntries;
  const last = (await run(LIST, { after: first.pageInfo.endCursor })).json.data.viewer
    .libraryEntries;
  expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([50, true]);
  expect([last.nodes.length, last.pageInfo.hasNextPage]).toEqual([1, false]);
  expect(last.nodes[0]).toEqual({
    status: { state: 'WATCHING' },
    work: { annictId: 1, malAnimeId: '101' },
  });
  const { json } = await run(SET, { workId: nodeIdOf('1'), state: 'NO_STATE' });
  expect(json.data.updateStatus.work).toEqual({ annictId: 1, viewerStatusState: 'NO_STATE' });
  expect(lists.rows.size).toBe(50);
  expect((await run(SET, { workId: nodeIdOf('99'), state: 'WATCHED' })).json.errors).toHaveLength(
    1,
  );
  expect((await run(LIST)).status).toBe(429);
  now = new Date(now.getTime() + 2000);
  expect((await run('{ viewer { usernam } }')).json.errors).toHaveLength(1);
});
