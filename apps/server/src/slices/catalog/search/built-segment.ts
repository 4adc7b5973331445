import type { FlatReader, FlatWriter } from './flat.ts';
import type { GramLog } from './gram-log.ts';
import { GRAM_COUNT } from './gram.ts';
import type { GramWeights, Segment } from './segment.ts';
import type { TitleStore } from './title-store.ts';
import type { TitleTable } from './title-table.ts';

/** Grams handled between two chances to yield while the offsets are laid out. */
const GRAMS_PER_STEP = 16_384;
/** Titles posted between two of them. */
const TITLES_PER_STEP = 32;

interface Layout {
  /** Postings of gram g are at `offsets[g] … offsets[g + 1] - 1`. */
  offsets: Uint32Array;
  weights: Float32Array;
}

interface Parts {
  table: TitleTable;
  layout: Layout;
  postings: Uint32Array;
  masses: Float32Array;
}

/** The read-only bulk of the index: compressed sparse rows in typed arrays, no object per title or gram. */
export class BuiltSegment implements Segment, GramWeights {
  readonly #table: TitleTable;
  readonly #layout: Layout;
  readonly #postings: Uint32Array;
  readonly #masses: Float32Array;

  private constructor({ table, layout, postings, masses }: Parts) {
    this.#table = table;
    this.#layout = layout;
    this.#postings = postings;
    this.#masses = masses;
  }

  static readFrom(table: TitleTable, flat: FlatReader): BuiltSegment {
    const layout = { offsets: flat.uint32(), weights: flat.float32() };
    return new BuiltSegment({ table, layout, postings: flat.uint32(), masses: flat.float32() });
  }

  writeTo(flat: FlatWriter): void {
    flat.put(this.#layout.offsets, this.#layout.weights, this.#postings, this.#masses);
  }

  /** Builds in small steps; between two of them the caller may let other work run. */
  static *inSteps(table: TitleTable, grams: GramLog): Generator<void, BuiltSegment> {
    const isEmpty = table.titles.size === 0;
    const layout = isEmpty ? layoutOfNone() : yield* layOut(grams.frequencies, table.titles.size);
    const postings = new Uint32Array(layout.offsets[GRAM_COUNT]!);
    const masses = new Float32Array(table.titles.size);
    const segment = new BuiltSegment({ table, layout, postings, masses });
    if (!isEmpty) yield* segment.#fill(grams);
    return segment;
  }

  get titles(): TitleStore {
    return this.#table.titles;
  }

  ownerOf(title: number): number {
    return this.#table.owners.get(title);
  }

  massOf(title: number): number {
    return this.#masses[title]!;
  }

  postingsOf(gram: number): Uint32Array {
    const { offsets } = this.#layout;
    return this.#postings.subarray(offsets[gram], offsets[gram + 1]);
  }

  weightOf(gram: number): number {
    return this.#layout.weights[gram]!;
  }

  /** The counts of the log become the places of the next postings: another array of that size would be megabytes more. */
  *#fill(log: GramLog): Generator<void, void> {
    const { offsets, weights } = this.#layout;
    const next = log.frequencies;
    next.set(offsets.subarray(0, GRAM_COUNT));
    let title = 0;
    const postings = this.#postings;
    for (const { row, start, weighedEnd, end } of log) {
      let mass = 0;
      for (let i = start; i < end; i++) {
        const gram = row[i]!;
        if (i < weighedEnd) mass += weights[gram]!;
        postings[next[gram]!++] = title;
      }
      this.#masses[title++] = mass;
      if (title % TITLES_PER_STEP === 0) yield;
    }
  }
}

let ofNone: Layout | undefined;

/** Of no titles, as a new instance has none of either medium. It is never written to, so all empty segments share it. */
const layoutOfNone = (): Layout =>
  (ofNone ??= {
    offsets: new Uint32Array(GRAM_COUNT + 1),
    weights: new Float32Array(GRAM_COUNT).fill(weigh(0, 0)),
  });

function* layOut(frequencies: Uint32Array, titles: number): Generator<void, Layout> {
  const offsets = new Uint32Array(GRAM_COUNT + 1);
  const weights = new Float32Array(GRAM_COUNT);
  const greatestWeight = weigh(titles, 0);
  for (let gram = 0; gram < GRAM_COUNT; gram++) {
    const frequency = frequencies[gram]!;
    offsets[gram + 1] = offsets[gram]! + frequency;
    weights[gram] = frequency === 0 ? greatestWeight : weigh(titles, frequency);
    if (gram % GRAMS_PER_STEP === 0) yield;
  }
  return { offsets, weights };
}

/** Inverse document frequency, above 0 even over no titles at all: the delta is weighed by it too. */
function weigh(titles: number, frequency: number): number {
  return Math.log(1 + (titles + 1) / (frequency + 1));
}
