import { expect, test } from 'vitest';
import { createWatcher, fixture, mappingFile, type Step } from './fixtures/watcher.ts';
import type { ServerKind } from '../servers/kind.ts';

/** The acceptance cases, run through the pure half. The stored half is tested with the same file through HTTP. */

interface Case {
  id: string;
  server: ServerKind;
  why: string;
  steps: Step[];
  expect: {
    list: { title: string; anidb: number; progress: number; status: string }[];
    historyEntries?: number;
  };
}

const { cases } = JSON.parse(fixture('scrobble-cases.json')) as { cases: Case[] };

test('the mapping of the cases is read whole', () => {
  expect(mappingFile.refused).toEqual([]);
  expect(mappingFile).toMatchObject({ anime: { length: 72 }, rules: { length: 412 } });
});

test.each(cases)('$id $why', async ({ server, steps, expect: expected }) => {
  const watcher = createWatcher(server);
  for (const step of steps) await watcher.receive(step);
  const wanted = expected.list.map(({ anidb, progress, status }) => ({ anidb, progress, status }));
  expect(watcher.list()).toEqual(wanted);
  if (expected.historyEntries !== undefined) {
    expect(watcher.history.size).toBe(expected.historyEntries);
  }
});
