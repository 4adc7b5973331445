import { Column } from './column.ts';
import { compact, type FoldedText } from './fold.ts';
import type { Place } from './literal.ts';
import { TextPool } from './text-pool.ts';

export interface FoldedTitle extends FoldedText {
  /** 1 for the main title of an entry, less for each that follows. */
  standing: number;
}

/** Folded titles, numbered from 0 in the order they come. */
export class TitleStore {
  readonly #texts = new TextPool();
  /** Empty where it is the compact text. */
  readonly #spellings = new TextPool();

  readonly #standings = new Column();

  get size(): number {
    return this.#texts.size;
  }

  push({ text, spelling, standing }: FoldedTitle): void {
    this.#standings.set(this.size, standing);
    this.#texts.push(text);
    this.#spellings.push(spelling === compact(text) ? '' : spelling);
  }

  textOf(title: number): string {
    return this.#texts.at(title);
  }

  spellingOf(title: number): string {
    return this.#spellings.at(title) || compact(this.#texts.at(title));
  }

  standingOf(title: number): number {
    return this.#standings.get(title);
  }

  findInText(title: number, wanted: Uint8Array): Place {
    return this.#texts.find(title, wanted);
  }

  findInSpelling(title: number, wanted: Uint8Array): Place {
    const pool = this.#spellings.isEmpty(title) ? this.#texts : this.#spellings;
    return pool.find(title, wanted);
  }
}
