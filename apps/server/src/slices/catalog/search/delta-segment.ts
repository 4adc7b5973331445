import { addShortGrams, GRAM_ROOM, gramsOf } from './gram.ts';
import type { GramWeights, Segment } from './segment.ts';
import { TitleStore, type FoldedTitle } from './title-store.ts';

const NO_TITLES: readonly number[] = [];

/** The titles that changed since the index was built. Withdrawn ones leave the posting lists and are never met again. */
export class DeltaSegment implements Segment {
  readonly titles = new TitleStore();
  readonly #weights: GramWeights;
  readonly #owners: number[] = [];
  readonly #masses: number[] = [];
  readonly #postings = new Map<number, number[]>();
  readonly #titlesOf = new Map<number, readonly number[]>();
  readonly #grams = new Uint32Array(GRAM_ROOM);
  #withdrawn = 0;

  constructor(weights: GramWeights) {
    this.#weights = weights;
  }

  /** Titles that are not withdrawn. */
  get current(): number {
    return this.titles.size - this.#withdrawn;
  }

  ownerOf(title: number): number {
    return this.#owners[title]!;
  }

  massOf(title: number): number {
    return this.#masses[title]!;
  }

  postingsOf(gram: number): readonly number[] {
    return this.#postings.get(gram) ?? NO_TITLES;
  }

  /** Replaces the titles of an entry. */
  put(owner: number, titles: readonly FoldedTitle[]): void {
    this.withdraw(owner);
    this.#titlesOf.set(
      owner,
      titles.map((title) => this.#add(owner, title)),
    );
  }

  withdraw(owner: number): void {
    const titles = this.#titlesOf.get(owner) ?? NO_TITLES;
    for (const title of titles) this.#unpost(title);
    this.#withdrawn += titles.length;
    this.#titlesOf.delete(owner);
  }

  #add(owner: number, folded: FoldedTitle): number {
    const title = this.titles.size;
    const weighed = gramsOf(folded.text, this.#grams);
    const posted = addShortGrams(folded.text, this.#grams, weighed);
    let mass = 0;
    for (let i = 0; i < posted; i++) {
      const gram = this.#grams[i]!;
      if (i < weighed) mass += this.#weights.weightOf(gram);
      this.#post(gram, title);
    }
    this.titles.push(folded);
    this.#owners.push(owner);
    this.#masses.push(mass);
    return title;
  }

  #post(gram: number, title: number): void {
    const titles = this.#postings.get(gram);
    if (titles === undefined) this.#postings.set(gram, [title]);
    else titles.push(title);
  }

  #unpost(title: number): void {
    this.titles.withdraw(title);
    const text = this.titles.textOf(title);
    const posted = addShortGrams(text, this.#grams, gramsOf(text, this.#grams));
    for (let i = 0; i < posted; i++) {
      const gram = this.#grams[i]!;
      const left = this.postingsOf(gram).filter((other) => other !== title);
      if (left.length > 0) this.#postings.set(gram, left);
      else this.#postings.delete(gram);
    }
  }
}
