import { GRAM_ROOM, gramsOf } from './gram.ts';
import type { Query } from './query.ts';
import { gradeLiterally } from './short-query.ts';
import type { GramWeights, Segment } from './segment.ts';
import { Top } from './top.ts';

/** Postings after which a query stops reading once only its commonest grams are left, and in any case. */
const POSTING_BUDGET = 150_000;
const POSTING_CEILING = 400_000;

/** Share of the query's mass that a title must be able to gather. */
const LEAST_COVER = 0.25;

/** How much of the query a title covers counts more than how much of the title the query covers. */
const QUERY_COVER = 0.8;
const TITLE_COVER = 0.15;
const PROMINENCE = 0.05;

export interface Candidate {
  text: string;
  spelling: string;
  owner: number;
  standing: number;
  /** Share of grams in common, 0–1; for a short query its grade. */
  closeness: number;
}

export interface CandidateRequest {
  query: Query;
  weights: GramWeights;
  /** How many titles to bring at most. */
  count: number;
  accept: (owner: number) => boolean;
  /** 0–1, by owner. */
  prominenceOf: (owner: number) => number;
}

interface Contest {
  top: Top;
  segment: Segment;
  request: CandidateRequest;
}

interface WeighedGram {
  weight: number;
  postings: ArrayLike<number>;
}

/** Finds the titles worth ranking. Holds the scratch memory of a search, so one finder serves one search at a time. */
export class CandidateFinder {
  readonly #grams = new Uint32Array(GRAM_ROOM);
  #masses = new Float32Array(0);
  #touched = new Uint32Array(0);

  find(segment: Segment, request: CandidateRequest): Candidate[] {
    const top = new Top(request.count);
    const grams = this.#gramsOf(segment, request);
    const contest = { top, segment, request };
    // The last gram of a short query covers it to its end; the others are only the way there.
    if (request.query.isShort) offerLiteral(grams.at(-1)!, contest);
    else this.#offerClose(grams, contest);
    return top.ranked().map(({ item, score }) => ({
      text: segment.titles.textOf(item),
      spelling: segment.titles.spellingOf(item),
      owner: segment.ownerOf(item),
      standing: segment.titles.standingOf(item),
      closeness: score,
    }));
  }

  #gramsOf(segment: Segment, { query, weights }: CandidateRequest): WeighedGram[] {
    const count = gramsOf(query.text, this.#grams);
    return Array.from(this.#grams.subarray(0, count), (gram) => ({
      weight: weights.weightOf(gram),
      postings: segment.postingsOf(gram),
    }));
  }

  #offerClose(grams: WeighedGram[], contest: Contest): void {
    const { top, segment } = contest;
    const queryMass = grams.reduce((sum, { weight }) => sum + weight, 0);
    this.#reserve(segment.titles.size);
    const count = this.#accumulate(grams, queryMass);
    const [masses, touched] = [this.#masses, this.#touched];
    let next = 0;
    try {
      while (next < count) {
        const title = touched[next++]!;
        const mass = masses[title]!;
        masses[title] = 0;
        const cover = (QUERY_COVER * mass) / queryMass;
        // Most titles share a common gram and no more: they are out before anything else of theirs is read.
        if (cover + TITLE_COVER + PROMINENCE < top.worst) continue;
        offer(title, cover + (TITLE_COVER * mass) / segment.massOf(title), contest);
      }
    } finally {
      // The caller's predicate may throw; the scratch memory must be clean for the next search.
      while (next < count) masses[touched[next++]!] = 0;
    }
  }

  /** Sums the weights of the query's grams per title; answers how many titles have a sum worth a look. */
  #accumulate(grams: readonly WeighedGram[], queryMass: number): number {
    const [masses, touched] = [this.#masses, this.#touched];
    let [count, read, left] = [0, 0, queryMass];
    const rarestFirst = grams.toSorted((a, b) => a.postings.length - b.postings.length);
    for (const { postings, weight } of rarestFirst) {
      // A title met only now can gather no more than what is left.
      const isTooLate = count > 0 && left < LEAST_COVER * queryMass;
      if (read > POSTING_CEILING || (read > POSTING_BUDGET && isTooLate)) break;
      for (let i = 0; i < postings.length; i++) {
        const title = postings[i]!;
        if (masses[title] === 0) {
          if (isTooLate) continue;
          touched[count++] = title;
        }
        masses[title]! += weight;
      }
      read += postings.length;
      left -= weight;
    }
    return count;
  }

  #reserve(size: number): void {
    if (this.#masses.length >= size) return;
    this.#masses = new Float32Array(size);
    this.#touched = new Uint32Array(size);
  }
}

/** A query of one or two characters: every title that holds it, better grades first, then the better known. */
function offerLiteral({ postings }: WeighedGram, contest: Contest): void {
  const { segment, request } = contest;
  for (let i = 0; i < postings.length; i++) {
    const title = postings[i]!;
    const grade = gradeLiterally(request.query, segment.titles, title);
    if (grade > 0) offer(title, grade, contest);
  }
}

function offer(title: number, closeness: number, { top, segment, request }: Contest): void {
  if (closeness + PROMINENCE < top.worst) return;
  const owner = segment.ownerOf(title);
  const score = closeness + PROMINENCE * request.prominenceOf(owner);
  if (score >= top.worst && request.accept(owner)) top.offer(title, score);
}
