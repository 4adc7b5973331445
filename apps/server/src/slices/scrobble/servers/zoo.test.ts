import { describe, expect, test } from 'vitest';
import { readBody } from '../payload/body.ts';
import { unwrapped } from '../payload/unwrap.ts';
import { DEFAULT_RECORDING, decide } from '../pipeline/rules/decide.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { isObject, spoiled } from './fixtures/spoiled.ts';
import { faultsOf } from './fixtures/well-formed.ts';
import { JELLYFIN_ZOO } from './fixtures/zoo-jellyfin.ts';
import { PLEX_ZOO } from './fixtures/zoo-plex.ts';
import { PROGRAM_ZOO } from './fixtures/zoo-programs.ts';
import { idsInWords, type Specimen } from './fixtures/zoo-words.ts';
import { decodePlayback, foreignKind } from './index.ts';
import { SERVER_KINDS, type ServerKind } from './kind.ts';

const read = async (
  { body, contentType = 'text/plain; charset=utf-8' }: Pick<Specimen, 'body' | 'contentType'>,
  kind: ServerKind,
): Promise<{ decoded: Decoded; foreign: ServerKind | null }> => {
  const told = await readBody(Buffer.from(body), contentType, { mostBytes: 100_000 });
  if (told.outcome !== 'payload') return { decoded: told, foreign: null };
  const payload = unwrapped(told.payload);
  return { decoded: decodePlayback(kind, payload), foreign: foreignKind(kind, payload) };
};

const inWords = (decoded: Decoded): unknown =>
  decoded.outcome === 'playback'
    ? { ...decoded.event, ids: idsInWords(decoded.event) }
    : decoded.outcome;

const zoos: [string, readonly Specimen[], own: ServerKind | null][] = [
  ['Plex', PLEX_ZOO, 'server_a'],
  ['Jellyfin and Emby', JELLYFIN_ZOO, 'server_b'],
  ['programs', PROGRAM_ZOO, null],
];

describe.each(zoos)('what %s send', (_name, zoo, own) => {
  const cases = zoo.flatMap((specimen) =>
    SERVER_KINDS.filter((kind) => kind === (specimen.at ?? kind)).map((kind) => ({
      kind,
      specimen,
    })),
  );
  test.each(cases)('$specimen.name, to the address of $kind', async ({ kind, specimen }) => {
    const { decoded, foreign } = await read(specimen, kind);
    const { wanted } = specimen;
    if (typeof wanted === 'string') expect(inWords(decoded)).toBe(wanted);
    else expect(inWords(decoded)).toMatchObject(wanted);
    expect(foreign).toBe(own === null || own === kind ? null : own);
  });
});

test('a program’s message with any of its fields missing or wrong is read or refused', () => {
  const others = PROGRAM_ZOO.flatMap(({ body }) => [...spoiled(JSON.parse(body))]).filter(isObject);
  expect(others.flatMap((other) => faultsOf(decodePlayback('server_b', other)))).toEqual([]);
});

test('what does not say whose it is counts as what its address is for', async () => {
  const body = '{"ItemType":"Episode","PlayedToCompletion":true}';
  expect(await read({ body }, 'server_a')).toMatchObject({
    decoded: { outcome: 'unreadable' },
    foreign: null,
  });
  const both = '{"event":"media.scrobble","Metadata":{"type":"episode"},"Item":{"Type":"Episode"}}';
  for (const kind of SERVER_KINDS)
    expect((await read({ body: both }, kind)).foreign === 'server_a').toBe(false);
});

test('a program that tells the position again and again records a viewing once', async () => {
  const at = (progress: number): string =>
    JSON.stringify({
      identifier: 95479,
      lot: 'Show',
      progress,
      show_season_number: 1,
      show_episode_number: 1,
    });
  let viewing = null;
  const outcomes: string[] = [];
  for (const [minute, progress] of [10, 79, 82, 90, 99, 5, 81].entries()) {
    const { decoded } = await read({ body: at(progress) }, 'server_b');
    if (decoded.outcome !== 'playback') throw new Error(decoded.outcome);
    const decision = decide(decoded.event, {
      viewing,
      at: new Date(minute * 60_000),
      options: DEFAULT_RECORDING,
    });
    viewing = decision.viewing ?? viewing;
    outcomes.push(decision.outcome);
  }
  expect(outcomes).toEqual([
    'below_threshold',
    'below_threshold',
    'record',
    'duplicate',
    'duplicate',
    'below_threshold',
    'record',
  ]);
});
