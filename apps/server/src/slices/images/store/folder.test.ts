import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { Cap } from './cap.ts';
import { Folder } from './folder.ts';

let root: string;
let nowMs: number;
let folder: Folder;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tsuzuki-folder-'));
  nowMs = Date.parse('2026-01-15T12:00:00Z');
  folder = new Folder(root, () => nowMs);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const names = async (): Promise<string[]> => {
  const found = [];
  for await (const { place } of folder.files()) found.push(place);
  return found.toSorted();
};

describe('a folder of pictures', () => {
  it('gives back what was written, and nothing that was not', async () => {
    await folder.write('small/ab/abc', Buffer.from('bytes'));
    expect(String(await folder.read('small/ab/abc'))).toBe('bytes');
    expect(await folder.read('small/ab/abd')).toBeNull();
    expect(await names()).toEqual(['small/ab/abc']);
  });

  it('of a process that was killed has whole files alone', async () => {
    const script = fileURLToPath(new URL('./fixtures/write-many.ts', import.meta.url));
    for (let round = 0; round < 3; round += 1) {
      const child = fork(script, [root]);
      for (let written = 0; written < 3 + round; written += 1) await once(child, 'message');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const all = await names();
    expect(all.length).toBeGreaterThan(8);
    for (const name of all) {
      const digest = createHash('sha256')
        .update(await readFile(path.join(root, name)))
        .digest('hex');
      expect(path.basename(name)).toBe(digest);
    }
  });

  it('loses what a killed process left, but not what another is writing', async () => {
    await mkdir(path.join(root, 'parts'));
    for (const name of ['lost', 'new']) await writeFile(path.join(root, 'parts', name), 'half');
    const parts = () => readdir(path.join(root, 'parts'));
    await folder.removeLostParts();
    expect(await parts()).toEqual(['lost', 'new']);
    nowMs = Date.now() + HOUR_MS;
    await writeFile(path.join(root, 'parts', 'new'), 'half');
    await utimes(path.join(root, 'parts', 'new'), nowMs / 1_000, nowMs / 1_000);
    await folder.removeLostParts();
    expect(await parts()).toEqual(['new']);
  });
});

describe('the cap', () => {
  const write = async (name: string, bytes: number): Promise<void> => {
    await folder.write(`small/aa/${name}`, Buffer.alloc(bytes));
    nowMs += HOUR_MS;
  };

  it('lets go what was not used for longest, down to nine tenths', async () => {
    const cap = new Cap(folder, 1_000);
    for (const name of ['a', 'b', 'c', 'd']) await write(name, 250);
    await cap.sweep();
    expect(await names()).toHaveLength(4);
    nowMs += HOUR_MS;
    await folder.read('small/aa/a');
    await write('e', 100);
    await cap.add(100);
    expect(await names()).toEqual(['small/aa/a', 'small/aa/c', 'small/aa/d', 'small/aa/e']);
  });

  it('counts what other processes wrote, at the latest when it has to make room', async () => {
    const cap = new Cap(folder, 1_000);
    await cap.sweep();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await write(name, 250);
    await cap.add(1_250);
    expect(await names()).toEqual(['small/aa/c', 'small/aa/d', 'small/aa/e']);
  });

  it('makes room again for what was written while it made room', async () => {
    const cap = new Cap(folder, 1_000);
    for (const name of ['a', 'b', 'c', 'd']) await write(name, 250);
    await cap.sweep();
    const listed = Promise.withResolvers<void>();
    const files = folder.files.bind(folder);
    folder.files = async function* once() {
      folder.files = files;
      yield* files();
      await listed.promise;
    };
    const first = cap.add(250);
    await write('e', 250);
    const second = cap.add(250);
    await write('f', 250);
    listed.resolve();
    await Promise.all([first, second]);
    expect(await names()).toEqual(['small/aa/d', 'small/aa/e', 'small/aa/f']);
  });
});
