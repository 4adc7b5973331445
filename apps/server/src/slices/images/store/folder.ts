import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#platform/durations.ts';

/** Files being written, which are moved to their name once they are whole. */
const PARTS = 'parts';
/** The part of a process that was killed. No file takes this long to write. */
const LOST_AFTER_MS = 10 * 60_000;
/** How exactly we know when a file was last used. */
const TOUCH_EVERY_MS = HOUR_MS;

/** A file, and when it was last used. */
interface StoredFile {
  place: string;
  bytes: number;
  usedMs: number;
}

/** The files of pictures: named by what is in them, whole or not there. */
export class Folder {
  readonly #root: string;
  readonly #nowMs: () => number;

  constructor(root: string, nowMs: () => number) {
    this.#root = root;
    this.#nowMs = nowMs;
  }

  /** The bytes of a file, which counts as a use; null if it is not there. */
  async read(name: string): Promise<Buffer | null> {
    const file = await open(this.#at(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) return null;
    try {
      const { mtimeMs } = await file.stat();
      const nowMs = this.#nowMs();
      if (Math.abs(nowMs - mtimeMs) > TOUCH_EVERY_MS)
        await file.utimes(nowMs / 1_000, nowMs / 1_000);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** Writes a file so that a process that is killed leaves it whole or not at all. @throws the error of the system, such as ENOSPC */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const place = this.#at(name);
    const part = this.#at(PARTS, randomUUID());
    await mkdir(path.dirname(part), { recursive: true });
    await mkdir(path.dirname(place), { recursive: true });
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      const seconds = this.#nowMs() / 1_000;
      await utimes(part, seconds, seconds);
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#at(name), { force: true });
  }

  /** Every whole file. Those that vanish meanwhile are left out. */
  async *files(): AsyncGenerator<StoredFile> {
    for (const kind of await namesIn(this.#root)) {
      if (kind === PARTS) continue;
      for (const shelf of await namesIn(this.#at(kind)))
        for (const name of await namesIn(this.#at(kind, shelf))) {
          const place = path.join(kind, shelf, name);
          const found = await stat(this.#at(place)).catch(() => null);
          if (found?.isFile()) yield { place, bytes: found.size, usedMs: found.mtimeMs };
        }
    }
  }

  /** Removes what killed processes left. */
  async removeLostParts(): Promise<void> {
    for (const name of await namesIn(this.#at(PARTS))) {
      const part = this.#at(PARTS, name);
      const found = await stat(part).catch(() => null);
      if (found && this.#nowMs() - found.mtimeMs > LOST_AFTER_MS) await rm(part, { force: true });
    }
  }

  #at(...names: readonly string[]): string {
    return path.join(this.#root, ...names);
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
