import { setImmediate } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { BoundedMap } from '#platform/bounded-map.ts';
import type { ImageRow } from './image-row.ts';
import { readImages } from './queries.ts';

const MOST_KEPT = 20_000;
/** For how long an address counts as unknown. Another process may fetch it meanwhile, and then only its colour is missing here. */
const UNKNOWN_MS = 60_000;

interface Kept {
  row: ImageRow | null;
  untilMs: number;
}

/** Pictures that are asked for in the same turn of the event loop, for one statement. */
interface Together {
  digests: Set<string>;
  rows: Promise<ReadonlyMap<string, ImageRow>>;
}

/** What is known of pictures, kept in memory as far as it was asked for. */
export class KnownImages {
  readonly #app: App;
  readonly #kept = new BoundedMap<string, Kept>({ entries: MOST_KEPT });
  #together: Together | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /** What is known of one, null if nothing is; undefined if the database must be asked. */
  peek(addressDigest: string): ImageRow | null | undefined {
    const kept = this.#kept.use(addressDigest);
    return kept && this.#app.clock.nowMs() < kept.untilMs ? kept.row : undefined;
  }

  /** The same, but asks the database. */
  async get(addressDigest: string): Promise<ImageRow | null> {
    const kept = this.peek(addressDigest);
    if (kept !== undefined) return kept;
    this.#together ??= this.#begin();
    const { digests, rows } = this.#together;
    digests.add(addressDigest);
    return (await rows).get(addressDigest) ?? null;
  }

  /** What the database knows of several. */
  async read(addressDigests: readonly string[]): Promise<ReadonlyMap<string, ImageRow>> {
    const rows = await readImages(this.#app.db, addressDigests);
    for (const digest of addressDigests) {
      const row = rows.get(digest) ?? null;
      this.#kept.set(digest, { row, untilMs: this.#untilMs(row) });
    }
    return rows;
  }

  #begin(): Together {
    const digests = new Set<string>();
    const rows = setImmediate().then(() => {
      this.#together = undefined;
      return this.read([...digests]);
    });
    return { digests, rows };
  }

  /** Takes over what this process has written. */
  set(addressDigest: string, row: ImageRow): void {
    this.#kept.set(addressDigest, { row, untilMs: this.#untilMs(row) });
  }

  /** What was fetched stays as it is, and another process notices what it needs to when a file is gone. */
  #untilMs(row: ImageRow | null): number {
    return row?.fetched ? Infinity : this.#app.clock.nowMs() + UNKNOWN_MS;
  }
}
