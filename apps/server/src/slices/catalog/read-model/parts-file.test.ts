import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readParts, writeParts } from './parts-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-parts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PARTS = [
  new Uint8Array(0),
  Uint8Array.of(1, 2, 3),
  new Uint8Array(Float64Array.of(0.5, -1).buffer),
  new Uint8Array(3_000_001).fill(7),
];

test('parts come back as they were written, where numbers can be read from them', async () => {
  const file = path.join(folder, 'new', 'parts.bin');
  await writeParts(file, PARTS);
  const read = await readParts(file);
  expect(read?.map((part) => Buffer.from(part))).toEqual(PARTS.map((part) => Buffer.from(part)));
  expect(read?.every(({ byteOffset }) => byteOffset % 8 === 0)).toBe(true);
});

test('a file that is not there has no parts', async () => {
  expect(await readParts(path.join(folder, 'missing.bin'))).toBeNull();
});

test('a file of which any byte was changed, or which was cut off, is refused', async () => {
  const file = path.join(folder, 'damaged.bin');
  await writeParts(file, PARTS.slice(0, 3));
  const good = await readFile(file);
  // The last four bytes only fill up.
  for (let at = 0; at < good.length - 4; at++) {
    const bad = Buffer.from(good);
    bad[at]! ^= 0x10;
    await writeFile(file, bad);
    await expect(readParts(file), `byte ${at}`).rejects.toThrow();
  }
  for (let length = 0; length < good.length; length += 3) {
    await writeFile(file, good.subarray(0, length));
    await expect(readParts(file), `${length} bytes`).rejects.toThrow();
  }
});

test('several writers at once leave one whole file, and nothing of one that ended long ago', async () => {
  const file = path.join(folder, 'shared', 'parts.bin');
  const left = `${file}.left.part`;
  await mkdir(path.dirname(file));
  await writeFile(left, 'half');
  await utimes(left, 0, 0);
  await Promise.all(
    [1, 2, 3].map((mark) => writeParts(file, [new Uint8Array(100_000).fill(mark)])),
  );
  const [part] = (await readParts(file)) ?? [];
  expect(part?.every((byte) => byte === part[0])).toBe(true);
  expect(await readdir(path.dirname(file))).toEqual(['parts.bin']);
});

test('what cannot be written is an error', async () => {
  await writeFile(path.join(folder, 'in-the-way'), '');
  await expect(writeParts(path.join(folder, 'in-the-way', 'parts.bin'), PARTS)).rejects.toThrow();
});
