import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { modules } from './place.mjs';

/** Says what is done. */
export const say = (text) => process.stderr.write(`  ${text}\n`);

/** Says what went wrong, and ends. */
export const fail = (text) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};

/** Runs a command with the packages of the clone. @returns whether it succeeded, and what it wrote */
export const run = (words, folder, more = {}) => {
  const [command, ...rest] = words;
  const result = spawnSync(command, rest, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
      ...more,
    },
  });
  return { isDone: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
};

/** Whether a process with this number runs. */
export const isAlive = (pid) => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
