import type { App } from '#platform/app.ts';
import {
  searchVersion,
  titleIndexOfFlat,
  type FlatPart,
  type TitleIndex,
} from '../search/index.ts';
import { KeptFile, placeOf, textOf, type Place } from './kept-file.ts';

/** Fewer titles are indexed faster than their file is read. */
const WORTH_KEEPING = 2000;

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

/**
 * The file in which the index of a shelf is kept for the next start. Whoever reads it compares the fingerprints with the works as they
 * are now, so it may be old.
 */
export class TitleFile {
  readonly #file: KeptFile;
  readonly #worthKeeping: number;
  #reading: Promise<KeptTitles | null> | undefined;

  constructor(place: Place) {
    this.#file = new KeptFile(place, searchVersion);
    this.#worthKeeping = place.worthKeeping ?? WORTH_KEEPING;
    this.#reading = this.#load();
  }

  static of(app: App, name: string): TitleFile {
    return new TitleFile(placeOf(app, `titles-${name}.bin`));
  }

  /** Once: the arrays then belong to the index that was read. */
  async read(): Promise<KeptTitles | null> {
    const reading = this.#reading;
    this.#reading = undefined;
    return (await reading) ?? null;
  }

  /** Takes an index as it was built, and writes it once no other has followed for a while. */
  keep({ ids, prints, titles }: KeptTitles): void {
    if (titles.titles < this.#worthKeeping) return this.#file.forget();
    const parts: FlatPart[] = titles.flat();
    const head = [Buffer.from(ids.join('')), new Uint8Array(prints.buffer)];
    this.#file.keep(() => Promise.resolve([...head, ...parts]));
  }

  /** Writes what is still to be written. */
  async close(): Promise<void> {
    await this.#reading;
    await this.#file.close();
  }

  async #load(): Promise<KeptTitles | null> {
    const [ids, prints, ...parts] = (await this.#file.read()) ?? [];
    if (!ids || !prints) return null;
    try {
      return {
        ids: idsOf(ids),
        prints: new Float64Array(prints.buffer, prints.byteOffset, prints.byteLength / 8),
        titles: titleIndexOfFlat(parts),
      };
    } catch (error) {
      this.#file.refuse(error);
      return null;
    }
  }
}

const idsOf = (bytes: Uint8Array): string[] => {
  const text = textOf(bytes);
  return Array.from({ length: text.length / ID_LENGTH }, (_, index) =>
    text.slice(index * ID_LENGTH, (index + 1) * ID_LENGTH),
  );
};
