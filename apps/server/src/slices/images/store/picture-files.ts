import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { Rendition } from '../picture.ts';
import { imageSettings } from '../settings.ts';
import { Cap } from './cap.ts';
import { Folder } from './folder.ts';
import { digestIn, originalName, renditionName } from './name.ts';

const BYTES_PER_MB = 1024 ** 2;
/** How often the log says that the disk is full. */
const SAY_EVERY_MS = 60_000;
/** A file that is older is in the table, if anything needs it. */
const NEW_MS = HOUR_MS;

/** The files of pictures in the data folder, within their limit. */
export class PictureFiles {
  readonly #app: App;
  readonly #folder: Folder;
  readonly #cap: Cap;
  #saidFullAtMs = -Infinity;

  constructor(app: App) {
    const { dataDir } = app.settings.of(dataSettings);
    const { cacheMegabytes } = app.settings.of(imageSettings);
    this.#app = app;
    this.#folder = new Folder(path.join(dataDir, 'images'), () => app.clock.nowMs());
    this.#cap = new Cap(this.#folder, cacheMegabytes * BYTES_PER_MB);
  }

  readOriginal(contentDigest: string): Promise<Buffer | null> {
    return this.#folder.read(originalName(contentDigest));
  }

  read(contentDigest: string, rendition: Rendition): Promise<Buffer | null> {
    return this.#folder.read(renditionName(contentDigest, rendition));
  }

  writeOriginal(contentDigest: string, bytes: Uint8Array): Promise<void> {
    return this.#write(originalName(contentDigest), bytes);
  }

  write(contentDigest: string, rendition: Rendition, bytes: Uint8Array): Promise<void> {
    return this.#write(renditionName(contentDigest, rendition), bytes);
  }

  /** How many bytes all files take. */
  async size(): Promise<number> {
    let bytes = 0;
    for await (const file of this.#folder.files()) bytes += file.bytes;
    return bytes;
  }

  /** Removes what killed processes left, and what is above the limit. */
  async tidy(): Promise<void> {
    await this.#folder.removeLostParts();
    await this.#cap.sweep();
  }

  /** Removes the files of contents for which nobody has a use. Those that may just have come stay. */
  async removeBut(isWanted: (contentDigest: string) => boolean): Promise<void> {
    const newSinceMs = this.#app.clock.nowMs() - NEW_MS;
    for await (const { place, usedMs } of this.#folder.files())
      if (usedMs < newSinceMs && !isWanted(digestIn(place))) await this.#folder.remove(place);
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.#folder.write(name, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') this.#sayFull();
      throw error;
    }
    // Nobody waits for room to be made.
    this.#cap.add(bytes.length).catch((error: unknown) => {
      this.#app.log.warn({ err: error }, 'old pictures could not be removed');
    });
  }

  #sayFull(): void {
    const nowMs = this.#app.clock.nowMs();
    if (nowMs - this.#saidFullAtMs < SAY_EVERY_MS) return;
    this.#saidFullAtMs = nowMs;
    const { dataDir } = this.#app.settings.of(dataSettings);
    this.#app.log.error(
      { folder: dataDir },
      'the disk is full, so no more pictures are kept and drawn covers are shown: make room, or set IMAGES_CACHE_MB lower',
    );
  }
}
