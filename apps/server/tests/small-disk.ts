import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEGABYTE = 1024 ** 2;

/** A disk that a test may fill. */
export interface SmallDisk {
  folder: string;
  /** Fills it except for so many bytes. */
  fill(leaveBytes: number): void;
  /** Frees what `fill` used. */
  empty(): void;
  remove(): Promise<void>;
}

/** Mounts a disk in memory; undefined if this user may not mount, as outside Linux or without root. */
export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk | undefined> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: (leaveBytes) => {
      const { bavail, bsize } = statfsSync(folder);
      const taken = bavail * bsize - leaveBytes;
      writeFileSync(filler, Buffer.alloc(Math.min(taken, megabytes * MEGABYTE)));
    },
    empty: () => rmSync(filler),
    remove: async () => {
      // Lazily, because a process that is ending may hold a file open.
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
