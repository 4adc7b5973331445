import { idOfSource } from '#platform/ids.ts';

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

/** Most names stand in one work, so a list takes a fifth of what a set takes. */
type Writable<Note> = IndexedName<Note> & { works: string[] };

/** Works by the names that stand in them. Names are told apart by their keys. */
export class NameIndex<Note = null> {
  readonly #kind: string;
  readonly #byKey = new Map<string, Writable<Note>>();
  readonly #byId = new Map<string, IndexedName<Note>>();
  readonly #keysOfWork = new Map<string, readonly string[]>();

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
    for (const key of this.#keysOfWork.get(workId) ?? []) this.#drop(key, workId);
    if (names.size === 0) this.#keysOfWork.delete(workId);
    else this.#keysOfWork.set(workId, [...names.keys()]);
    for (const [key, note] of names) this.#add(workId, { key, note });
  }

  #add(workId: string, { key, note }: Pick<IndexedName<Note>, 'key' | 'note'>): void {
    const known = this.#byKey.get(key);
    if (known) {
      known.works.push(workId);
      return;
    }
    const made = { id: idOfSource(`${this.#kind}:${key}`), key, note, works: [workId] };
    this.#byKey.set(key, made);
    this.#byId.set(made.id, made);
  }

  #drop(key: string, workId: string): void {
    const name = this.#byKey.get(key);
    if (!name) return;
    const at = name.works.indexOf(workId);
    if (at >= 0) name.works.splice(at, 1);
    if (name.works.length > 0) return;
    this.#byKey.delete(key);
    this.#byId.delete(name.id);
  }
}
