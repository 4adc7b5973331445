import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import type { Log } from '#platform/log.ts';
import { readParts, writeParts } from './parts-file.ts';

/** While sources are imported, one state follows another. */
const QUIET_MS = 60_000;

/** Where something is kept. */
export interface Place {
  file: string;
  log: Log;
  /** Less than so much is not kept. */
  worthKeeping?: number;
}

/** A place in the folder of this instance. */
export const placeOf = (app: App, name: string): Place => ({
  file: path.join(app.settings.of(dataSettings).dataDir, 'cache', name),
  log: app.log,
});

/** What a file is of: where another was written, it is as none. */
type Version = () => Promise<string>;

/** A file in which something is kept for the next start. A damaged one, or one of another version of the program, is as none. */
export class KeptFile {
  readonly #place: Place;
  readonly #version: Version;
  #reading: Promise<Uint8Array[] | null> | undefined;
  #due: { timer: NodeJS.Timeout; write: () => Promise<void> } | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(place: Place, version: Version) {
    this.#place = place;
    this.#version = version;
    this.#reading = this.#load();
  }

  /** Once: the arrays then belong to whoever read them. */
  async read(): Promise<Uint8Array[] | null> {
    const reading = this.#reading;
    this.#reading = undefined;
    return (await reading) ?? null;
  }

  /** Says that what was read cannot be used. */
  refuse(error: unknown): void {
    const { file, log } = this.#place;
    log.warn(
      { err: error, file },
      'a file kept for faster starts cannot be read, and is made anew',
    );
  }

  /** Writes these parts, made when they are due, once no others have followed for a while. */
  keep(partsOf: () => Promise<readonly Uint8Array[]>): void {
    this.forget();
    const write = (): Promise<void> => this.#write(partsOf);
    this.#due = { write, timer: setTimeout(() => void this.#writeDue(), QUIET_MS).unref() };
  }

  /** Writes nothing of what is still to be written. */
  forget(): void {
    clearTimeout(this.#due?.timer);
    this.#due = undefined;
  }

  /** Writes what is still to be written. */
  async close(): Promise<void> {
    await this.#reading;
    await this.#writeDue();
  }

  async #writeDue(): Promise<void> {
    const write = this.#due?.write;
    this.forget();
    if (write) this.#writing = this.#writing.then(write);
    await this.#writing;
  }

  async #write(partsOf: () => Promise<readonly Uint8Array[]>): Promise<void> {
    const { file, log } = this.#place;
    try {
      await writeParts(file, [Buffer.from(await this.#version()), ...(await partsOf())]);
    } catch (error) {
      log.warn({ err: error, file }, 'a file for faster starts could not be written');
    }
  }

  async #load(): Promise<Uint8Array[] | null> {
    try {
      const [version, ...parts] = (await readParts(this.#place.file)) ?? [];
      return version && textOf(version) === (await this.#version()) ? parts : null;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }
}

/** The text of bytes of ASCII. */
export const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
