import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleBytes } from '../formats/fixtures/read-sample.ts';
import { BOMBS } from './fixtures/bombs.ts';
import { ListReader, type ReaderLimits } from './list-reader.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('./fixtures/read-bombs.ts', import.meta.url));

interface Outcome {
  name: string;
  message: string;
  ms: number;
  blockedMs: number;
}

const file = (bytes: Uint8Array) => ({ format: 'auto', bytes, today: '2026-11-21' }) as const;
const list = () => file(sampleBytes('mal-anime.xml'));

describe('files made to stop the service, in a process with a heap of 96 MB', async () => {
  const { stdout } = await run(process.execPath, ['--max-old-space-size=96', SCRIPT], {
    maxBuffer: 1_000_000,
  });
  const outcomes = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);

  it.each(Object.keys(BOMBS))('%s: refused with a reason, and nobody waits', (name) => {
    const outcome = outcomes.find((one) => one.name === name);
    expect(outcome?.message).toMatch(/^Refusal: /u);
    expect(outcome?.message).toMatch(BOMBS[name]!.why);
    expect(outcome?.blockedMs).toBeLessThan(2_000);
  });
});

/** The longest allowed list: 50,000 rows in MyAnimeList's format. */
const longest = (): Buffer => {
  const row =
    sampleBytes('mal-anime.xml')
      .toString()
      .match(/<anime>[\s\S]*?<\/anime>/u)?.[0] ?? '';
  const rows = Array.from({ length: 50_000 }, (_, at) => row.replace('>1<', `>${at + 1}<`));
  return Buffer.from(`<myanimelist>${rows.join('')}</myanimelist>`);
};

describe('a reader', () => {
  const opened: ListReader[] = [];
  const open = (limits: Partial<ReaderLimits> = {}): ListReader => {
    const reader = new ListReader(limits);
    opened.push(reader);
    return reader;
  };
  afterAll(() => opened.forEach((reader) => reader.close()));

  it('reads the longest list', async () => {
    const { format, readings } = await open().read('a', file(longest()));
    expect(format).toBe('mal-xml');
    expect(readings).toHaveLength(50_000);
    expect(readings[49_999]).toMatchObject({ row: { ids: { mal: '50000' } } });
  });

  it.each([
    ['too long', { deadlineMs: 1 }, /took too long/u],
    ['too much memory', { mostHeapMb: 8 }, /too much memory/u],
  ])('ends what takes %s, and reads what comes after', async (_what, limits, message) => {
    const reader = open({ processes: 1, ...limits });
    const refused = { code: 'PAYLOAD_TOO_LARGE', message: expect.stringMatching(message) };
    await expect(reader.read('a', file(longest()))).rejects.toMatchObject(refused);
    await expect(reader.read('a', list())).rejects.toMatchObject(refused);
    expect((await open().read('a', list())).readings).toHaveLength(12);
  });

  it('goes on after a file that took too much', async () => {
    const reader = open({ processes: 1, mostHeapMb: 64 });
    const bytes = Buffer.from(
      JSON.stringify({ anime: Array.from({ length: 900_000 }, () => [{}]) }),
    );
    await expect(reader.read('a', file(bytes))).rejects.toMatchObject({
      message: expect.stringMatching(/too much memory/u),
    });
    expect((await reader.read('a', list())).readings).toHaveLength(12);
  });

  it('reads one file of an account at a time, and as many at once as it has processes', async () => {
    const reader = open({ processes: 1, waiting: 1 });
    const owners = ['a', 'a', 'b', 'c'];
    const ends = await Promise.allSettled(owners.map((owner) => reader.read(owner, list())));
    expect(ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'read'))).toEqual([
      'read',
      'CONFLICT',
      'read',
      'UNAVAILABLE',
    ]);
    expect((await reader.read('a', list())).format).toBe('mal-xml');
  });
});
