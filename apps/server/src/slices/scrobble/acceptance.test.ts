import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  bindMapping,
  createMappingGraph,
  readTsuzukiMapping,
  resolveAll,
  type AnimeFacts,
  type MappingGraph,
} from '#slices/catalog/index.ts';
import { readBody } from './body.ts';
import { decide, type OpenSession } from './rules.ts';
import { decodePlayback } from './servers/index.ts';
import type { ServerKind } from './server-kind.ts';

/**
 * The acceptance cases, run through the pure half: body → payload → event → decision → anime, and a list that is
 * nothing but a map. The stored half is tested with the same file through HTTP.
 */

interface Step {
  multipart?: Record<string, unknown>;
  json?: unknown;
  raw?: string;
  contentType?: string;
}

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

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/${name}`, import.meta.url), 'utf8');

const TODAY = '2026-11-21';
const file = readTsuzukiMapping(fixture('scrobble-mapping.json'));
const { cases } = JSON.parse(fixture('scrobble-cases.json')) as { cases: Case[] };

const keysToThemselves = new Map(file.anime.map(({ key }) => [key, key]));
const facts = (row: (typeof file.anime)[number]): AnimeFacts => ({
  ...row,
  animeId: row.key,
  isAdult: false,
});
const graph: MappingGraph = createMappingGraph({
  rules: bindMapping(file.rules, keysToThemselves),
  episodes: file.episodes,
  anime: file.anime.map(facts),
});

const requestOf = async (step: Step): Promise<{ body: Uint8Array; contentType: string }> => {
  if (!step.multipart) {
    const text = step.raw ?? JSON.stringify(step.json);
    const contentType = step.contentType ?? 'text/plain; charset=utf-8';
    return { body: Buffer.from(text), contentType };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(step.multipart)) form.set(name, JSON.stringify(value));
  const request = new Response(form);
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    contentType: request.headers.get('content-type') ?? '',
  };
};

/** A list, its history and the open sessions of one user. */
const createWatcher = (server: ServerKind) => {
  const progress = new Map<string, number>();
  const history = new Set<string>();
  const sessions = new Map<string, OpenSession>();

  const receive = async (step: Step): Promise<void> => {
    const { body, contentType } = await requestOf(step);
    const read = await readBody(body, contentType, { mostBytes: 2_097_152 });
    if (read.outcome !== 'payload') return;
    const decoded = decodePlayback(server, read.payload);
    if (decoded.outcome !== 'playback') return;
    const { event } = decoded;
    const key = event.sessionKey ?? '';
    const decision = decide(event, sessions.get(key) ?? null);
    const startedAt = new Date(0);
    if (decision.session === 'open') sessions.set(key, { startedAt, isEarlyStop: false });
    if (decision.session === 'await_play') sessions.set(key, { startedAt, isEarlyStop: true });
    if (decision.session === 'close') sessions.delete(key);
    if (decision.outcome !== 'record') return;
    for (const match of resolveAll(graph, event, { today: TODAY, trustAirDate: true })) {
      if (match.outcome !== 'matched' || match.partial) continue;
      progress.set(match.animeId, Math.max(progress.get(match.animeId) ?? 0, match.episode));
      history.add(`${match.animeId} ${match.episode}`);
    }
  };
  const list = () =>
    [...progress].map(([key, watched]) => {
      const entry = file.anime.find((row) => row.key === key);
      const status = entry?.episodeCount === watched ? 'COMPLETED' : 'CURRENT';
      return { anidb: entry?.anidb, progress: watched, status };
    });
  return { receive, list, history };
};

test('the mapping of the cases is read whole', () => {
  expect(file.refused).toEqual([]);
  expect(file).toMatchObject({ anime: { length: 72 }, rules: { length: 412 } });
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
