import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read } from './files.mjs';
import { root } from './place.mjs';
import { isAlive, say } from './processes.mjs';

const lock = path.join(root, '.setup.lock');

/** The file is linked into place, so that nobody reads it half written. */
const takeLock = () => {
  const aside = `${lock}.${process.pid}`;
  writeFileSync(aside, String(process.pid));
  try {
    linkSync(aside, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside);
  }
};

/**
 * If several processes find the lock of a dead one, one of them moves it away. A process that moved a living one's lock instead puts it
 * back.
 */
const breakLock = (holder) => {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (Number(read(aside)) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/** Only one process at a time installs and builds. It releases the lock however it ends, or is found dead. */
export const waitForLock = () => {
  for (let isTold = false; !takeLock();) {
    const holder = Number(read(lock));
    if (existsSync(lock) && !isAlive(holder)) {
      breakLock(holder);
      continue;
    }
    if (!isTold) say(`Waiting for process ${holder}, which sets this folder up (${lock}) …`);
    isTold = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
};
