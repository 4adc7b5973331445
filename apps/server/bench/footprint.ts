import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMALL_BUILD } from '../../../scripts/small-build.mjs';
import { heldBy, residentIn } from './process-tree.ts';
import { atMost, writeResult, type Verdict } from './report.ts';

const IDLE_MB = 300;
const BUILD_MB = 450;
/** After this the program has loaded everything and returned the memory that loading took. */
const REST_MS = 60_000;
const SAMPLE_MS = 20;

const root = fileURLToPath(new URL('../../../', import.meta.url));

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const startProgram = async (dataDir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.mjs')], {
    env: { ...process.env, TSUZUKI_DATA: dataDir, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const ready = Promise.withResolvers<void>();
  // The output must be read to its end, because the program would fail at its next line if nobody read it.
  child.stdout.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (text.includes('ready at')) ready.resolve();
  });
  await ready.promise;
  return child;
};

/** Megabytes of the idle program and its database. */
const idle = async (): Promise<number> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tsuzuki-bench-'));
  try {
    await end(await startProgram(dataDir));
    const child = await startProgram(dataDir);
    await delay(REST_MS);
    const held = heldBy(child.pid!);
    await end(child);
    return held;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** The most megabytes that a build of the web app uses, in a copy of it. */
const build = async (): Promise<number> => {
  const copy = path.join(root, 'apps', '.web-fresh');
  cpSync(path.join(root, 'apps/web'), copy, {
    recursive: true,
    filter: (place) => !/(?:build|node_modules|\.svelte-kit)$/u.test(place),
  });
  try {
    const child = spawn(path.join(root, 'node_modules/.bin/vite'), ['build'], {
      cwd: copy,
      env: { ...process.env, ...SMALL_BUILD },
      stdio: 'ignore',
    });
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, residentIn(child.pid!))), SAMPLE_MS);
    await once(child, 'exit');
    clearInterval(timer);
    return most;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

export const benchFootprint = async (): Promise<Verdict[]> => {
  const figures = { idleMb: await idle(), buildMb: await build() };
  writeResult('footprint', figures);
  return [
    atMost('server and embedded database at rest, MB', figures.idleMb, IDLE_MB),
    atMost('most memory of a build of the web app, MB', figures.buildMb, BUILD_MB),
  ];
};
