import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './fixtures/data-folder.ts';
import { findHolder, tryLock, type Lock } from './lock.ts';
import { findProcess, readBootId } from './process-table.ts';

const DEAD_PID = 2 ** 22 + 1;

const writeLock = (file: string, record: object): void =>
  writeFileSync(file, JSON.stringify({ purpose: 'serve', startedAt: '1', ...record }));

const taken = (file: string, purpose = 'serve'): Lock => {
  const attempt = tryLock(file, purpose);
  if ('holder' in attempt) throw new Error(`held by ${attempt.holder.pid}`);
  return attempt.lock;
};

describe('the lock of a data folder', () => {
  it('names its holder to others and is free again after its release', async () => {
    const file = path.join(await makeFolder(), 'lock');
    const lock = taken(file, 'user create');
    expect(tryLock(file, 'serve')).toMatchObject({
      holder: { pid: process.pid, purpose: 'user create', stopping: false },
    });
    lock.announceStop();
    expect(findHolder(file)?.stopping).toBe(true);
    lock.release();
    expect(findHolder(file)).toBeUndefined();
    taken(file).release();
  });

  it.each([
    ['of a dead process', { pid: DEAD_PID }],
    ['of a process whose pid is used again', { pid: process.pid, startedAt: '1' }],
    [
      'of an earlier boot',
      { pid: process.pid, startedAt: findProcess(process.pid)?.startedAt, boot: 'x' },
    ],
  ])('is taken over when it is a leftover %s', async (_, record) => {
    const folder = await makeFolder();
    const file = path.join(folder, 'lock');
    writeLock(file, record);
    taken(file);
    expect(findHolder(file)?.pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over when a power cut emptied it', async () => {
    const file = path.join(await makeFolder(), 'lock');
    writeFileSync(file, '');
    taken(file);
  });

  it('is taken over when the process that was taking it over died as well', async () => {
    const folder = await makeFolder();
    const file = path.join(folder, 'lock');
    writeLock(file, { pid: DEAD_PID, startedAt: '7' });
    writeLock(`${file}.stale-${DEAD_PID}-7`, { pid: DEAD_PID + 1, startedAt: '8' });
    taken(file);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is left alone by a process that no longer holds it', async () => {
    const file = path.join(await makeFolder(), 'lock');
    const lock = taken(file);
    writeLock(file, { pid: 1, startedAt: findProcess(1)?.startedAt, boot: readBootId() });
    lock.release();
    expect(existsSync(file)).toBe(true);
  });

  it('goes to exactly one of several processes that find it stale at the same moment', async () => {
    const folder = await makeFolder();
    const files = Array.from({ length: 40 }, (_, index) => path.join(folder, `lock-${index}`));
    for (const file of files) writeLock(file, { pid: DEAD_PID });
    const script = fileURLToPath(new URL('fixtures/take-locks.ts', import.meta.url));
    const start = String(Date.now() + 1000);
    const racers = Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, [script, start, ...files]);
      onTestFinished(() => void child.stdin.end());
      const [results]: unknown[] = await once(child.stdout, 'data');
      return String(results).trim();
    });
    const results = await Promise.all(racers);
    const winners = files.map((_, index) => results.filter((line) => line[index] === '+').length);
    expect(winners).toEqual(files.map(() => 1));
  });
});
