import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipOf } from '../../../../tests/source-files.ts';
import { readLines } from '../adapters/manga/lines.ts';
import { sourceOf } from './registry.ts';
import { unpack } from './unpack.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-unpack-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FILES = {
  'a.jsonlines': '{"a":1}\n{"a":2}\n',
  'b.jsonlines': '{"b":1}\n',
  c: 'x'.repeat(99),
};

const put = async (): Promise<string> => {
  const file = path.join(folder, 'archive.zip');
  await writeFile(file, await zipOf(FILES));
  return file;
};

/** Looks through an archive whose files may have so many bytes each, and together. */
const lookThrough = async (mostBytes: number, mostUnpackedBytes = 1_000) => {
  const entries = ['a.jsonlines', 'b.jsonlines'].map((name) => ({ name, mostBytes }));
  const source = {
    ...sourceOf('bangumi-archive'),
    packing: { kind: 'read-packed', by: 'zip', entries } as const,
    mostUnpackedBytes,
  };
  const { signal } = new AbortController();
  const to = path.join(folder, 'kept.zip');
  return unpack({ source, from: await put(), to, signal, onProgress: () => {} });
};

it('looks through the files of an archive that are read, and no others', async () => {
  expect(await lookThrough(16)).toMatchObject({
    bytes: 24,
    edges: [
      { head: '{"a":1}\n{"a":2}', tail: '{"a":1}\n{"a":2}' },
      { head: '{"b":1}', tail: '{"b":1}' },
    ],
  });
});

it('a file of an archive may not be larger than it is allowed, nor all together', async () => {
  await expect(lookThrough(15)).rejects.toMatchObject({ reason: 'too_large' });
  await expect(lookThrough(16, 23)).rejects.toMatchObject({ reason: 'too_large' });
});

it('a file of an archive is read within its bounds', async () => {
  const lines = async (mostBytes: number) => {
    const all: (string | null)[] = [];
    for await (const line of readLines({ zip: await put(), entry: 'a.jsonlines', mostBytes }))
      all.push(line);
    return all;
  };
  expect(await lines(16)).toEqual(['{"a":1}', '{"a":2}']);
  await expect(lines(15)).rejects.toThrow('a.jsonlines in');
});
