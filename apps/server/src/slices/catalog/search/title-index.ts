import { BuiltSegment } from './built-segment.ts';
import { CandidateFinder, type Candidate } from './candidate.ts';
import { DeltaSegment } from './delta-segment.ts';
import { FlatReader, FlatWriter, type FlatPart } from './flat.ts';
import { GramLog } from './gram-log.ts';
import type { SearchEntry, SearchHit, TitleIndex } from './model.ts';
import type { FindTitles } from './nicknames.ts';
import { parseQuery, type Query } from './query.ts';
import { rank } from './rank.ts';
import { withoutStrangers } from './strangers.ts';
import {
  assertDense,
  foldTitles,
  kindNumber,
  kindOf,
  logPopularity,
  readTable,
  tabulate,
  type TitleTable,
  writeTable,
} from './title-table.ts';

const LIMIT_CEILING = 500;

/** Titles ranked for a page: entries have several, and the best match is not always the closest by grams. */
const CANDIDATES_PER_HIT = 4;
const SPARE_CANDIDATES = 80;
/** More where there is little to tell titles apart by, which are also the cheapest to rank. */
const BRIEF_LENGTH = 14;
const SPARE_CANDIDATES_OF_BRIEF = 320;
const CANDIDATE_CEILING = 4096;

/** Below this a title has little more than chance in common with the query. */
const LEAST_SCORE = 0.55;

/** What the best known entry gains over an unknown one: enough to settle near ties, not to beat a better match. */
const PROMINENCE = 0.1;

type Accept = (id: number) => boolean;

interface Search {
  query: Query;
  size: number;
  accept: Accept;
}

/** The built segment and the changes since, searched as one. */
export class MergedTitleIndex implements TitleIndex {
  readonly #table: TitleTable;
  readonly #built: BuiltSegment;
  readonly #delta: DeltaSegment;
  readonly #greatestPopularity: number;
  readonly #finder = new CandidateFinder();
  /** Entries whose built titles no longer hold. */
  readonly #superseded = new Set<number>();
  #withdrawnTitles = 0;
  #changes = 0;

  private constructor(table: TitleTable, built: BuiltSegment) {
    this.#table = table;
    this.#built = built;
    this.#delta = new DeltaSegment(built);
    this.#greatestPopularity = Math.max(1, table.popularity.greatest);
  }

  /** Builds in small steps; between two of them the caller may let other work run. */
  static *inSteps(entries: Iterable<SearchEntry>): Generator<void, MergedTitleIndex> {
    const grams = new GramLog();
    const table = yield* tabulate(entries, grams);
    const built = yield* BuiltSegment.inSteps(table, grams);
    return new MergedTitleIndex(table, built);
  }

  /** @throws RangeError if these are not the parts of an index */
  static fromFlat(parts: readonly FlatPart[]): MergedTitleIndex {
    const flat = new FlatReader(parts);
    const table = readTable(flat);
    return new MergedTitleIndex(table, BuiltSegment.readFrom(table, flat));
  }

  flat(): FlatPart[] {
    if (this.#changes > 0) throw new Error('an index is only written as it was built');
    const flat = new FlatWriter();
    writeTable(this.#table, flat);
    this.#built.writeTo(flat);
    return flat.parts;
  }

  get titles(): number {
    return this.#built.titles.size - this.#withdrawnTitles + this.#delta.current;
  }

  get changes(): number {
    return this.#changes;
  }

  upsert(entry: SearchEntry): void {
    assertDense(entry.id);
    this.#table.popularity.set(entry.id, logPopularity(entry));
    this.#table.kinds.set(entry.id, kindNumber(entry));
    this.#supersede(entry.id);
    this.#delta.put(entry.id, foldTitles(entry));
  }

  rate(id: number, popularity: number): void {
    this.#table.popularity.set(id, logPopularity({ popularity }));
  }

  remove(id: number): void {
    this.#supersede(id);
    this.#delta.withdraw(id);
  }

  search(
    text: string,
    limit: number,
    accept: Accept = () => true,
    titlesOf: FindTitles = () => [],
  ): SearchHit[] {
    const size = Math.min(Math.floor(limit), LIMIT_CEILING);
    if (!(size > 0)) return [];
    const best = new Map<number, number>();
    for (const query of parseQuery(text, titlesOf)) this.#collect({ query, size, accept }, best);
    return this.#ordered(best).slice(0, size);
  }

  /** Notes the best score of each entry. */
  #collect(search: Search, best: Map<number, number>): void {
    const isBrief = search.query.compact.length <= BRIEF_LENGTH;
    const spare = isBrief ? SPARE_CANDIDATES_OF_BRIEF : SPARE_CANDIDATES;
    let count = search.size * CANDIDATES_PER_HIT + spare;
    for (;;) {
      const kinds = (id: number) => kindOf(this.#table, id);
      const ranked = rank(search.query, this.#candidates(search, count), kinds);
      const matches = ranked.filter(({ score }) => score >= LEAST_SCORE);
      for (const { owner, score } of matches) {
        best.set(owner, Math.max(score, best.get(owner) ?? 0));
      }
      // Entries with many titles crowd a page: while every candidate is a match there may be more to come.
      if (best.size >= search.size || matches.length < count || count >= CANDIDATE_CEILING) return;
      count = Math.min(4 * count, CANDIDATE_CEILING);
    }
  }

  /** From both segments, closest first. */
  #candidates({ query, accept }: Search, count: number): Candidate[] {
    const request = {
      query,
      count,
      weights: this.#built,
      prominenceOf: (id: number) => this.#prominenceOf(id),
    };
    const isCurrent = (id: number) => !this.#superseded.has(id) && accept(id);
    const built = this.#finder.find(this.#built, { ...request, accept: isCurrent });
    const delta = this.#finder.find(this.#delta, { ...request, accept });
    return [...built, ...delta].sort((a, b) => b.closeness - a.closeness);
  }

  #ordered(best: ReadonlyMap<number, number>): SearchHit[] {
    const hits = Array.from(best, ([id, score]) => ({
      id,
      score: score + PROMINENCE * this.#prominenceOf(id),
    }));
    return withoutStrangers(
      hits.sort((a, b) => b.score - a.score || this.#compareKnown(a.id, b.id)),
    );
  }

  /** The better known first, then the lower id. */
  #compareKnown(a: number, b: number): number {
    return this.#table.popularity.get(b) - this.#table.popularity.get(a) || a - b;
  }

  /** 0–1, against the best known entry of the time of the build. */
  #prominenceOf(id: number): number {
    return Math.min(1, this.#table.popularity.get(id) / this.#greatestPopularity);
  }

  #supersede(id: number): void {
    this.#changes++;
    if (this.#superseded.has(id)) return;
    this.#superseded.add(id);
    this.#withdrawnTitles += this.#table.counts.get(id);
  }
}
