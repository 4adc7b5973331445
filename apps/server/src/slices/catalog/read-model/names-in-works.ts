import { Backlog } from '#platform/backlog.ts';
import { eachInSlices } from '#platform/in-slices.ts';
import { NameIndex } from './name-index.ts';
import type { Shelf, Work } from './shelf.ts';

/** The works in which names stand. */
type Works = Pick<Shelf<Work>, 'ids' | 'own'>;

/** An index of the names in the works of some shelves. It first reads them after the start, or when somebody asks. */
export class NamesInWorks<Note = null> {
  /** The names that are read so far. */
  readonly known: NameIndex<Note>;
  readonly #shelves: readonly Works[];
  readonly #begun = new Set<Works>();
  readonly #unread = new Backlog();

  /** @param kind part of the ids: `studio`. */
  constructor(kind: string, shelves: readonly Works[]) {
    this.known = new NameIndex(kind);
    this.#shelves = shelves;
  }

  /** All names. */
  get whole(): NameIndex<Note> {
    this.#unread.settle();
    return this.known;
  }

  /** Reads works of a shelf again with `read`, which replaces the known names of one: those of these ids, or (`null`) all. */
  async refresh(
    shelf: Works,
    ids: readonly string[] | null,
    read: (id: string) => void,
  ): Promise<void> {
    if (!this.#begun.has(shelf)) {
      this.#begun.add(shelf);
      return this.#unread.add(shelf.ids(), read);
    }
    await this.#unread.settleInSlices();
    await eachInSlices(ids ?? [...shelf.ids(), ...this.#gone()], read);
  }

  /** Works with names that are no longer on a shelf. */
  #gone(): string[] {
    return [...this.known.works()].filter((id) => !this.#shelves.some((shelf) => shelf.own(id)));
  }
}
