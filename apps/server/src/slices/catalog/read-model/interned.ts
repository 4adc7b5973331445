/**
 * Keeps one of equal texts and of equal JSON objects, which most works share. A row that comes from the database has its own copy of
 * each: in a large catalogue those take more memory than the titles.
 */
export class Interned {
  readonly #texts = new Map<string, string>();
  readonly #objects = new Map<string, object>();
  readonly #lists = new Map<string, readonly string[]>();
  readonly #instants = new Map<number, string>();

  /** The kept one of equal texts. For words that stand in many works: others would only be kept longer. */
  text<T extends string | null>(text: T): T {
    if (text === null) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known as T;
    this.#texts.set(text, text);
    return text;
  }

  texts<T extends string>(list: readonly T[] | null): T[] {
    if (!list || list.length === 0) return NONE;
    return list.map((each) => this.text(each));
  }

  /** The kept one of equal lists. For lists of few words, of which most works have the same. */
  sameTexts<T extends string>(list: readonly T[] | null): T[] {
    if (!list || list.length === 0) return NONE;
    const key = list.join('\0');
    const known = this.#lists.get(key);
    if (known) return known as T[];
    const made = this.texts(list);
    Object.freeze(made);
    this.#lists.set(key, made);
    return made;
  }

  /** An instant by its milliseconds, as ISO 8601: works that one import wrote have the same. */
  instant(ms: number): string {
    const known = this.#instants.get(ms);
    if (known !== undefined) return known;
    const made = new Date(ms).toISOString();
    this.#instants.set(ms, made);
    return made;
  }

  /** Objects with kept texts in some of their fields. An empty list is shared by all works. */
  list<T>(items: readonly T[] | null, ...fields: KeysOfTexts<T>[]): T[] {
    if (!items || items.length === 0) return NONE;
    for (const item of items)
      for (const field of fields)
        item[field] = this.text(item[field] as string | null) as T[typeof field];
    return items as T[];
  }

  /** The kept object of a JSON text. */
  json<T extends object>(json: string): Readonly<T> {
    const known = this.#objects.get(json);
    if (known) return known as T;
    const made = Object.freeze(JSON.parse(json) as T);
    this.#objects.set(json, made);
    return made;
  }
}

type KeysOfTexts<T> = {
  [Key in keyof T]-?: T[Key] extends string | null ? Key : never;
}[keyof T];

const NONE: never[] = [];
