import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { App } from '#platform/app.ts';
import { searchVersion } from '../search/index.ts';
import { KeptFile, placeOf, textOf, type Place } from './kept-file.ts';
import { packValues, unpackValues } from './packed-values.ts';
import type { RowPrints } from './row-prints.ts';

/** Fewer works are loaded faster than their file is read. */
const WORTH_KEEPING = 1000;

const FOLDERS = ['./', '../', '../rules/'].map((folder) => new URL(folder, import.meta.url));

/** Another text whenever the program might make another work of the same rows, or find it by other titles. */
const workVersion = async (): Promise<string> => {
  const hash = createHash('sha256').update(await searchVersion());
  for (const folder of FOLDERS) {
    const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
    for (const name of files.toSorted()) hash.update(await readFile(new URL(name, folder)));
  }
  return hash.digest('hex');
};

/** Works, and what the rows were when they were loaded. */
export interface KeptWorks<W> {
  works: readonly W[];
  /** Of what they are found by. */
  prints: Float64Array;
  rows: RowPrints;
}

/**
 * The file in which the works of a shelf are kept for the next start, as they were loaded. Whoever reads it compares what the rows were
 * with what they are, so it may be old.
 */
export class WorkFile<W> {
  readonly #file: KeptFile;
  readonly #worthKeeping: number;

  constructor(place: Place) {
    this.#file = new KeptFile(place, workVersion);
    this.#worthKeeping = place.worthKeeping ?? WORTH_KEEPING;
  }

  static of<W>(app: App, name: string): WorkFile<W> {
    return new WorkFile(placeOf(app, `works-${name}.bin`));
  }

  /** Once. */
  async read(): Promise<KeptWorks<W> | null> {
    const [rows, prints, ...parts] = (await this.#file.read()) ?? [];
    if (!rows || !prints) return null;
    try {
      return {
        works: await unpackValues<W>(parts),
        prints: new Float64Array(prints.buffer, prints.byteOffset, prints.byteLength / 8),
        rows: new Map(JSON.parse(textOf(rows)) as [number, string][]),
      };
    } catch (error) {
      this.#file.refuse(error);
      return null;
    }
  }

  /** Takes works as they were loaded, and writes them once no others have followed for a while. */
  keep({ works, prints, rows }: KeptWorks<W>): void {
    if (works.length < this.#worthKeeping) return this.#file.forget();
    this.#file.keep(async () => [
      Buffer.from(JSON.stringify([...rows])),
      new Uint8Array(prints.buffer),
      ...(await packValues(works)),
    ]);
  }

  /** Writes what is still to be written. */
  close(): Promise<void> {
    return this.#file.close();
  }
}
