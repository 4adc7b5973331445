import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import type { ServerKind } from '#slices/scrobble/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { fixture, listOf, send, settle, type Step } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The acceptance cases over HTTP, on the real catalogue, with a mapping from the public import. */
interface Case {
  id: string;
  server: ServerKind;
  why: string;
  steps: Step[];
  expect: { list: { anidb: number; progress: number; status: string }[]; historyEntries?: number };
}

const { cases } = JSON.parse(fixture('scrobble-cases.json')) as { cases: Case[] };
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  const options = { format: 'tsuzuki' as const, file: mappingFile, createMissing: true };
  const report = await importMappingFile(test.app, options);
  expect(report).toMatchObject({ rules: 412, episodes: 6, anime: 72, refused: 0 });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

const check = async (
  userName: string,
  { server, steps, expect: expected }: Case,
): Promise<void> => {
  const { id: userId, bearer } = await test.user(userName);
  const token = await test.token(userId, server);
  for (const step of steps) {
    const response = await send(test, { path: server, token }, step);
    expect(response.status).toBe(200);
  }
  await settle(test);
  const list = await listOf(test, bearer);
  const byAnidb = (a: { anidb?: number | undefined }, b: { anidb?: number | undefined }) =>
    (a.anidb ?? 0) - (b.anidb ?? 0);
  expect(
    list.map(({ anidb, progress, status }) => ({ anidb, progress, status })).toSorted(byAnidb),
  ).toEqual(
    expected.list
      .map(({ anidb, progress, status }) => ({ anidb, progress, status }))
      .toSorted(byAnidb),
  );
  if (expected.historyEntries === undefined) return;
  const history = await test.app.db
    .selectFrom('lists.play')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(history).toHaveLength(expected.historyEntries);
};

it.each(cases)('$id $why', (one) => check(one.id, one));

it.each(cases)('$id told backwards, and twice', (one) => {
  const steps = one.steps.toReversed();
  return check(`${one.id}-again`, { ...one, steps: [...steps, ...steps] });
});
