import { idOfSource } from '#platform/ids.ts';
import { joinedBy, listOf, sharedBy, type Sharing } from './sharing.ts';

/** A name that stands in works. */
export interface IndexedName<Note> {
  /** The same for ever: it follows from the key. */
  id: string;
  key: string;
  /** Made when the name was first met. */
  note: Note;
  works: readonly string[];
}

/** Something found by its name, and how well the name fits (`rules/name-match.ts`). */
export interface NameMatch<Item> {
  item: Item;
  match: number;
  /** How many works name it, whoever may see them. */
  works: number;
}

class Named<Note> implements IndexedName<Note> {
  readonly id: string;
  readonly key: string;
  readonly note: Note;
  in: Sharing<string>;

  constructor({ id, key, note }: Pick<IndexedName<Note>, 'id' | 'key' | 'note'>, workId: string) {
    [this.id, this.key, this.note, this.in] = [id, key, note, workId];
  }

  get works(): readonly string[] {
    return listOf(this.in);
  }
}

/** Works by the names that stand in them. Names are told apart by their keys. */
export class NameIndex<Note = null> {
  readonly #kind: string;
  readonly #byKey = new Map<string, Named<Note>>();
  readonly #byId = new Map<string, IndexedName<Note>>();
  readonly #keysOfWork = new Map<string, Sharing<string>>();

  /** @param kind part of the ids: `studio`. */
  constructor(kind: string) {
    this.#kind = kind;
  }

  byKey(key: string): IndexedName<Note> | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<IndexedName<Note>> {
    return this.#byKey.values();
  }

  byId(id: string): IndexedName<Note> | undefined {
    return this.#byId.get(id);
  }

  /** The works with names. */
  works(): Iterable<string> {
    return this.#keysOfWork.keys();
  }

  /** Takes over the names of a work, with a note on each; none when it is gone. */
  replace(workId: string, names: ReadonlyMap<string, Note>): void {
    for (const key of listOf(this.#keysOfWork.get(workId))) this.#drop(key, workId);
    const keys = sharedBy([...names.keys()]);
    if (keys === undefined) this.#keysOfWork.delete(workId);
    else this.#keysOfWork.set(workId, keys);
    for (const [key, note] of names) this.#add(workId, { key, note });
  }

  #add(workId: string, { key, note }: Pick<IndexedName<Note>, 'key' | 'note'>): void {
    const known = this.#byKey.get(key);
    if (known) {
      known.in = joinedBy(known.in, workId);
      return;
    }
    const made = new Named({ id: idOfSource(`${this.#kind}:${key}`), key, note }, workId);
    this.#byKey.set(key, made);
    this.#byId.set(made.id, made);
  }

  #drop(key: string, workId: string): void {
    const name = this.#byKey.get(key);
    if (!name) return;
    const rest = sharedBy(name.works.filter((other) => other !== workId));
    if (rest !== undefined) {
      name.in = rest;
      return;
    }
    this.#byKey.delete(key);
    this.#byId.delete(name.id);
  }
}
