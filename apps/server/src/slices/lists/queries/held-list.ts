import type { Visibility } from '#slices/accounts/index.ts';
import type { Anime, Manga } from '#slices/catalog/index.ts';
import type { ListStatus } from '../rules/word.ts';
import { HeldOrder, type Placing } from './held-order.ts';

/** The fields of an entry by which lists are filtered and sorted. */
export interface HeldEntry {
  id: string;
  workId: string;
  status: ListStatus;
  progress: number;
  score: number | null;
  priority: number;
  startedOn: string | null;
  completedOn: string | null;
  visibility: Visibility;
  /** As the rule of that name says. */
  isOffStatusLists: boolean;
  updatedAtMs: number;
  createdAtMs: number;
}

/** An entry with its work. All orders of a list share them. */
export interface HeldRow {
  readonly entry: HeldEntry;
  readonly work: Anime | Manga;
  /** Whether the row was replaced or removed, which can be checked without a look-up. */
  isOver: boolean;
}

/** The works that the entries are of. */
export interface Works {
  /** Another one after every change. */
  readonly revision: number;
  get(id: string): Anime | Manga | undefined;
}

/** The writes after one revision, up to another. */
export interface Written {
  revision: number;
  written: readonly HeldEntry[];
  /** Ids of deleted entries. */
  gone: readonly string[];
}

/** The memory of an order, relative to that of its entries. */
const ORDER_SHARE = 0.05;

/** One list in memory, in the orders that were requested. */
export class HeldList {
  readonly #entries = new Map<string, HeldEntry>();
  /** Without entries whose work the catalogue no longer has. */
  readonly #rows = new Map<string, HeldRow>();
  readonly #orders = new Map<string, HeldOrder>();
  readonly #works: Works;
  #worksRevision: number;
  #revision = 0;

  constructor(works: Works) {
    this.#works = works;
    this.#worksRevision = works.revision;
  }

  /** The last write it knows of. */
  get revision(): number {
    return this.#revision;
  }

  /** Its memory, counted in entries. */
  get size(): number {
    return this.#entries.size * (1 + ORDER_SHARE * this.#orders.size);
  }

  /** Applies later writes. */
  take({ revision, written, gone }: Written): void {
    this.#revision = revision;
    for (const id of gone) {
      this.#entries.delete(id);
      this.#put(id, undefined);
    }
    for (const entry of written) {
      this.#entries.set(entry.id, entry);
      this.#put(entry.id, entry);
    }
  }

  /** The list in no order, which costs no sorting. */
  unordered(): Iterable<HeldRow> {
    this.#refreshWorks();
    return this.#rows.values();
  }

  /** The list in an order. */
  inOrder(placing: Placing): readonly HeldRow[] {
    this.#refreshWorks();
    const order = this.#orders.get(placing.name) ?? new HeldOrder(this.#rows.keys());
    this.#orders.set(placing.name, order);
    return order.read(this.#rows, placing);
  }

  #refreshWorks(): void {
    if (this.#works.revision === this.#worksRevision) return;
    this.#worksRevision = this.#works.revision;
    for (const entry of this.#entries.values()) {
      const isSame = this.#rows.get(entry.id)?.work === this.#works.get(entry.workId);
      if (!isSame) this.#put(entry.id, entry);
    }
  }

  #put(id: string, entry: HeldEntry | undefined): void {
    const before = this.#rows.get(id);
    if (before) before.isOver = true;
    const work = entry && this.#works.get(entry.workId);
    if (entry && work) this.#rows.set(id, { entry, work, isOver: false });
    else this.#rows.delete(id);
    for (const order of this.#orders.values()) order.touch(id);
  }
}
