import { Column } from './column.ts';
import type { FlatReader, FlatWriter } from './flat.ts';
import { compact, type FoldedText } from './fold.ts';
import type { Place } from './literal.ts';
import { NearLength } from './near-length.ts';
import { TextPool } from './text-pool.ts';

export interface FoldedTitle extends FoldedText {
  /** 1 for the main title of an entry, less for each that follows, below 0 for a learned one. */
  standing: number;
  /** The text without its spaces. */
  joined: string;
}

/** Folded titles, numbered from 0 in the order they come. */
export class TitleStore {
  #texts = new TextPool();
  /** Empty where it is the compact text. */
  #spellings = new TextPool();

  #standings = new Column();
  #nearText = new NearLength();
  /** Of the spellings that are not the compact text. */
  #nearSpelling = new NearLength();

  static readFrom(flat: FlatReader): TitleStore {
    const store = new TitleStore();
    store.#texts = TextPool.readFrom(flat);
    store.#spellings = TextPool.readFrom(flat);
    store.#standings = Column.readFrom(flat);
    store.#nearText = NearLength.readFrom(flat);
    store.#nearSpelling = NearLength.readFrom(flat);
    return store;
  }

  writeTo(flat: FlatWriter): void {
    for (const part of [
      this.#texts,
      this.#spellings,
      this.#standings,
      this.#nearText,
      this.#nearSpelling,
    ])
      part.writeTo(flat);
  }

  get size(): number {
    return this.#texts.size;
  }

  push({ text, spelling, standing, joined }: FoldedTitle): void {
    this.#standings.set(this.size, standing);
    this.#nearText.push(this.size, joined);
    if (spelling !== joined) this.#nearSpelling.push(this.size, spelling);
    this.#texts.push(text);
    this.#spellings.push(spelling === joined ? '' : spelling);
  }

  /** It is no longer met by its length; the segment sees to all else. */
  withdraw(title: number): void {
    this.#nearText.withdraw(title, compact(this.textOf(title)));
    this.#nearSpelling.withdraw(title, this.spellingOf(title));
  }

  /** Short titles whose compact text may be within so many errors of the one given. */
  nearText(text: string, errors: number): readonly number[] {
    return this.#nearText.near(text, errors);
  }

  /** Short titles whose spelling may be, those aside that are spelt as they are folded. */
  nearSpelling(spelling: string, errors: number): readonly number[] {
    return this.#nearSpelling.near(spelling, errors);
  }

  textOf(title: number): string {
    return this.#texts.at(title);
  }

  spellingOf(title: number): string {
    return this.#spellings.at(title) || compact(this.#texts.at(title));
  }

  isSpeltAsFolded(title: number): boolean {
    return this.#spellings.isEmpty(title);
  }

  standingOf(title: number): number {
    return this.#standings.get(title);
  }

  findInText(title: number, wanted: Uint8Array): Place {
    return this.#texts.find(title, wanted);
  }

  findInSpelling(title: number, wanted: Uint8Array): Place {
    const pool = this.isSpeltAsFolded(title) ? this.#texts : this.#spellings;
    return pool.find(title, wanted);
  }
}
