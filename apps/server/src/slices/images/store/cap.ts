import type { Folder } from './folder.ts';

/** Removing goes on to this share of the limit, so that it is seldom needed. */
const SHARE_LEFT = 0.9;

/** Keeps the files of a folder below a limit: those that were not used for longest go first. */
export class Cap {
  readonly #folder: Folder;
  readonly #mostBytes: number;
  /** Null until the files were counted once. */
  #bytes: number | null = null;
  /** What was written since a sweep began to count; it may have missed that. */
  #newBytes = 0;
  #sweeping: Promise<void> | undefined;

  constructor(folder: Folder, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** Notes that a file was written, and makes room if there is too much. */
  async add(bytes: number): Promise<void> {
    this.#newBytes += bytes;
    if (this.#bytes !== null) this.#bytes += bytes;
    while (this.#bytes === null || this.#bytes > this.#mostBytes) await this.sweep();
  }

  /** Counts all files, because other processes and the operator change them too, and removes what is too much. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const files = [];
    let bytes = 0;
    this.#newBytes = 0;
    for await (const file of this.#folder.files()) {
      files.push(file);
      bytes += file.bytes;
    }
    if (bytes > this.#mostBytes) {
      files.sort((a, b) => a.usedMs - b.usedMs);
      for (const file of files) {
        if (bytes <= this.#mostBytes * SHARE_LEFT) break;
        await this.#folder.remove(file.place);
        bytes -= file.bytes;
      }
    }
    this.#bytes = bytes + this.#newBytes;
  }
}
