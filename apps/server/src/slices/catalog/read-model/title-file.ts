import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import type { Log } from '#platform/log.ts';
import {
  searchVersion,
  titleIndexOfFlat,
  type FlatPart,
  type TitleIndex,
} from '../search/index.ts';
import { readParts, writeParts } from './parts-file.ts';

/** Fewer titles are indexed faster than their file is read. */
const WORTH_KEEPING = 2000;
/** While sources are imported, indexes follow each other. */
const QUIET_MS = 60_000;

const ID_LENGTH = 36;

/** What an index was built of. */
export interface IndexedWorks {
  /** By ordinal. */
  ids: readonly string[];
  /** Of their titles, by ordinal. */
  prints: Float64Array;
}

export interface KeptTitles extends IndexedWorks {
  titles: TitleIndex;
}

/** Where an index is kept, and from how many titles on. */
interface Place {
  file: string;
  log: Log;
  worthKeeping?: number;
}

/**
 * The file in which the index of a shelf is kept for the next start. Whoever reads it compares the fingerprints with the works as they
 * are now, so it may be old; a damaged one, or one of another version of the program, is as none.
 */
export class TitleFile {
  readonly #place: Place;
  #reading: Promise<KeptTitles | null> | undefined;
  #due: { timer: NodeJS.Timeout; write: () => Promise<void> } | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(place: Place) {
    this.#place = place;
    this.#reading = this.#load();
  }

  static of(app: App, name: string): TitleFile {
    const { dataDir } = app.settings.of(dataSettings);
    return new TitleFile({ file: path.join(dataDir, 'cache', `titles-${name}.bin`), log: app.log });
  }

  /** Once: the arrays then belong to the index that was read. */
  async read(): Promise<KeptTitles | null> {
    const reading = this.#reading;
    this.#reading = undefined;
    return (await reading) ?? null;
  }

  /** Takes an index as it was built, and writes it once no other has followed for a while. */
  keep({ ids, prints, titles }: KeptTitles): void {
    this.#forgetDue();
    if (titles.titles < (this.#place.worthKeeping ?? WORTH_KEEPING)) return;
    const parts = titles.flat();
    const write = (): Promise<void> => this.#write({ ids, prints }, parts);
    this.#due = { write, timer: setTimeout(() => void this.#writeDue(), QUIET_MS).unref() };
  }

  /** Writes what is still to be written. */
  async close(): Promise<void> {
    await this.#reading;
    await this.#writeDue();
  }

  async #writeDue(): Promise<void> {
    const write = this.#due?.write;
    this.#forgetDue();
    if (write) this.#writing = this.#writing.then(write);
    await this.#writing;
  }

  #forgetDue(): void {
    clearTimeout(this.#due?.timer);
    this.#due = undefined;
  }

  async #write({ ids, prints }: IndexedWorks, parts: readonly FlatPart[]): Promise<void> {
    const { file, log } = this.#place;
    try {
      const head = [await searchVersion(), ids.join('')].map((text) => Buffer.from(text));
      await writeParts(file, [...head, new Uint8Array(prints.buffer), ...parts]);
    } catch (error) {
      log.warn({ err: error, file }, 'the search index could not be kept for the next start');
    }
  }

  async #load(): Promise<KeptTitles | null> {
    const { file, log } = this.#place;
    try {
      const [version, ids, prints, ...parts] = (await readParts(file)) ?? [];
      if (!version || !ids || !prints || textOf(version) !== (await searchVersion())) return null;
      return {
        ids: idsOf(ids),
        prints: new Float64Array(prints.buffer, prints.byteOffset, prints.byteLength / 8),
        titles: titleIndexOfFlat(parts),
      };
    } catch (error) {
      log.warn({ err: error, file }, 'the kept search index cannot be read, and is built anew');
      return null;
    }
  }
}

const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

const idsOf = (bytes: Uint8Array): string[] => {
  const text = textOf(bytes);
  return Array.from({ length: text.length / ID_LENGTH }, (_, index) =>
    text.slice(index * ID_LENGTH, (index + 1) * ID_LENGTH),
  );
};
