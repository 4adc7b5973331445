import { idOfSource } from '#platform/ids.ts';

/** A name that stands in works. */
export interface IndexedName {
  /** The same for ever: it follows from the key. */
  id: string;
  key: string;
  works: ReadonlySet<string>;
}

/** Something found by its name, and how well the name fits (`rules/name-match.ts`). */
export interface NameMatch<Item> {
  item: Item;
  match: number;
}

/** Works by the names that stand in them. Names are told apart by their keys. */
export class NameIndex {
  readonly #kind: string;
  readonly #byKey = new Map<string, IndexedName & { works: Set<string> }>();
  readonly #byId = new Map<string, IndexedName>();
  readonly #keysOfWork = new Map<string, readonly string[]>();

  /** @param kind part of the ids: `studio`. */
  constructor(kind: string) {
    this.#kind = kind;
  }

  byKey(key: string): IndexedName | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<IndexedName> {
    return this.#byKey.values();
  }

  byId(id: string): IndexedName | undefined {
    return this.#byId.get(id);
  }

  /** Takes over the names of a work; none when it is gone. */
  replace(workId: string, keys: readonly string[]): void {
    for (const key of this.#keysOfWork.get(workId) ?? []) this.#drop(key, workId);
    if (keys.length === 0) this.#keysOfWork.delete(workId);
    else this.#keysOfWork.set(workId, keys);
    for (const key of keys) this.#named(key).works.add(workId);
  }

  clear(): void {
    for (const map of [this.#byKey, this.#byId, this.#keysOfWork]) map.clear();
  }

  #named(key: string): { works: Set<string> } {
    const known = this.#byKey.get(key);
    if (known) return known;
    const made = { id: idOfSource(`${this.#kind}:${key}`), key, works: new Set<string>() };
    this.#byKey.set(key, made);
    this.#byId.set(made.id, made);
    return made;
  }

  #drop(key: string, workId: string): void {
    const name = this.#byKey.get(key);
    name?.works.delete(workId);
    if (!name || name.works.size > 0) return;
    this.#byKey.delete(key);
    this.#byId.delete(name.id);
  }
}
