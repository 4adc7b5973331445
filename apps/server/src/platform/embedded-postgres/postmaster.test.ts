import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './fixtures/data-folder.ts';
import {
  disownPostmasterFile,
  findServer,
  isServing,
  parsePostmasterFile,
  serverName,
} from './postmaster.ts';

const LINES = [
  '123',
  '/data',
  '1795256759',
  '5432',
  '/run',
  '',
  '  2254116        58',
  'ready   ',
  '',
];

const makeCluster = async (text: string): Promise<{ cluster: string; file: string }> => {
  const cluster = path.join(await makeFolder(), 'pgdata');
  mkdirSync(cluster);
  const file = path.join(cluster, 'postmaster.pid');
  writeFileSync(file, text);
  return { cluster, file };
};

const startProgramNamed = (name: string): number => {
  const child = spawn('/bin/sh', ['-c', 'sleep 60; :', name], { stdio: 'ignore', cwd: '/' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
};

describe('the file of the postmaster', () => {
  it('tells the pid and whether the server is ready', () => {
    expect(parsePostmasterFile(LINES.join('\n'))).toEqual({ pid: 123, isReady: true });
    expect(parsePostmasterFile(LINES.slice(0, 6).join('\n'))).toEqual({ pid: 123, isReady: false });
  });

  it.each(['', '\n', 'abc\n', '-5\n'])('means nothing when damaged (%j)', (text) => {
    expect(parsePostmasterFile(text)).toBeUndefined();
  });

  it('is not believed when its pid is another program’s', async () => {
    const pid = startProgramNamed('postgres');
    const { cluster } = await makeCluster([pid, ...LINES.slice(1)].join('\n'));
    expect(findServer(cluster)).toBeUndefined();
  });

  it('is not believed when it was copied with the data of a running server', async () => {
    const original = await makeCluster('');
    const pid = startProgramNamed(`cluster_name=${serverName(original.cluster)}`);
    const text = [pid, ...LINES.slice(1)].join('\n');
    writeFileSync(original.file, text);
    const copy = await makeCluster(text);
    await expect.poll(() => findServer(original.cluster), { timeout: 15_000 }).toBe(pid);
    expect(findServer(copy.cluster)).toBeUndefined();
  });

  it('keeps the shared memory key when its pid is disowned', async () => {
    const { cluster, file } = await makeCluster(LINES.join('\n'));
    disownPostmasterFile(cluster);
    const [pid, ...rest] = readFileSync(file, 'utf8').split('\n');
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(rest).toEqual(LINES.slice(1));
  });
});

describe('a server', () => {
  const seesWorkingFolders = process.platform === 'linux';
  it.runIf(seesWorkingFolders)('is recognised by the folder it works in as well', async () => {
    const { cluster } = await makeCluster('');
    const child = spawn('sleep', ['60'], { cwd: cluster, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'spawn');
    expect(isServing(child.pid ?? 0, cluster)).toBe(true);
  });
});
