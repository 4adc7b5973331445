import { contractionOf, mayContract } from './contraction.ts';
import { compact } from './fold.ts';
import { CONTRACTED, FROM_BEGINNING, INITIALS } from './grade.ts';
import { GRAM_ROOM, gramsOf, initialsGram, single } from './gram.ts';
import { initialsOf } from './initials.ts';
import { nearTitles } from './near-titles.ts';
import type { Query } from './query.ts';
import { gradeLiterally } from './short-query.ts';
import type { GramWeights, Segment } from './segment.ts';
import { Tally, type WeighedGram } from './tally.ts';
import type { TitleStore } from './title-store.ts';
import { Top, type Ranked } from './top.ts';

/** Postings after which a query stops reading once only its commonest grams are left, and in any case. */
const POSTING_BUDGET = 150_000;
const POSTING_CEILING = 400_000;

/** Titles that are looked through for contractions; a character that more of them have tells nothing. */
const MOST_CONTRACTED = 1_500;

/** A query of this length is no title by chance, and two errors would leave enough grams of any that was meant. */
const NO_OTHER_LENGTH = 10;
/** A title that is the query is among so many that share most with it. */
const CLOSEST = 3;

/** Share of the query's mass that a title must be able to gather. */
const LEAST_COVER = 0.25;

/** What a title is taken off that the query covers nothing of; how much of the query the title covers counts more. */
const TITLE_COVER = 0.2;
/** What the best known entry is ahead by. */
const PROMINENCE = 0.05;
/** A title that covers less of the query than this share of what another does can not be closer. */
const REACH = (1 - TITLE_COVER) / (1 + PROMINENCE);

export interface Candidate {
  titles: TitleStore;
  title: number;
  owner: number;
  standing: number;
  /** Share of grams in common, 0–1; for a short query its grade; for a nickname how well known the owner is. */
  closeness: number;
  /** The grade of a title whose initials the query consists of, or of which it is a contraction; 0 for all others. */
  nickname: number;
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

/** Finds the titles worth ranking. Holds the scratch memory of a search, so one finder serves one search at a time. */
export class CandidateFinder {
  readonly #grams = new Uint32Array(GRAM_ROOM);
  readonly #tally = new Tally();

  find(segment: Segment, request: CandidateRequest): Candidate[] {
    const top = new Top(request.count);
    const grams = this.#gramsOf(segment, request);
    const contest = { top, segment, request };
    // The last gram of a short query covers it to its end; the others are only the way there.
    if (request.query.isShort) offerLiteral(grams.at(-1)!, contest);
    else this.#offerClose(grams, contest);
    const ranked = top.ranked();
    if (mayBeMistyped(ranked, contest)) ranked.push(...this.#nearTitles(ranked, contest));
    const close = ranked.map((one) => candidateOf(segment, one, 0));
    return [...close, ...initialed(contest), ...contracted(contest)];
  }

  /** Short titles that a few errors make of the query, whatever is left of their grams; without those met before. */
  #nearTitles(met: readonly Ranked[], { segment, request }: Contest): Ranked[] {
    const isMet = new Set(met.map(({ item }) => item));
    return nearTitles(segment.titles, request.query)
      .filter((title) => !isMet.has(title) && request.accept(segment.ownerOf(title)))
      .map((item) => ({ item, score: this.#tally.shareOf(item) * (1 - TITLE_COVER) }));
  }

  #gramsOf(segment: Segment, { query, weights }: CandidateRequest): WeighedGram[] {
    const count = gramsOf(query.text, this.#grams);
    return Array.from(this.#grams.subarray(0, count), (gram) => ({
      weight: weights.weightOf(gram),
      postings: segment.postingsOf(gram),
    }));
  }

  #offerClose(grams: WeighedGram[], contest: Contest): void {
    const { top, segment, request } = contest;
    const queryMass = grams.reduce((sum, { weight }) => sum + weight, 0);
    this.#tally.begin(segment.titles.size, queryMass);
    accumulate(grams, queryMass, this.#tally);
    // Most titles share a common gram and no more: they are out before anything else of theirs is read.
    const least = REACH * this.#tally.shareReachedBy(request.count);
    this.#offerAll(this.#tally.titlesWith(least), queryMass, contest);
    if (least === 0 || top.worst >= (1 + PROMINENCE) * least) return;
    // Those that reached it were not all accepted.
    this.#offerAll(this.#tally.titlesWith(0, least), queryMass, contest);
  }

  #offerAll(titles: Uint32Array, queryMass: number, contest: Contest): void {
    for (const title of titles) {
      const share = this.#tally.shareOf(title);
      const titleCover = (share * queryMass) / contest.segment.massOf(title);
      offer(title, share * (1 - TITLE_COVER + TITLE_COVER * titleCover), contest);
    }
  }
}

/** Whether a query may be a short title with errors in it: one that is the title of something, and long enough to be no other by chance, is not. */
function mayBeMistyped(
  closest: readonly Ranked[],
  { segment: { titles }, request }: Contest,
): boolean {
  const { query } = request;
  if (!query.isAsFolded || query.isShort) return false;
  const isTitle = ({ item }: Ranked): boolean => compact(titles.textOf(item)) === query.compact;
  return query.compact.length < NO_OTHER_LENGTH || !closest.slice(0, CLOSEST).some(isTitle);
}

function candidateOf(segment: Segment, { item, score }: Ranked, nickname: number): Candidate {
  return {
    titles: segment.titles,
    title: item,
    owner: segment.ownerOf(item),
    standing: segment.titles.standingOf(item),
    closeness: score,
    nickname,
  };
}

/** Titles whose initials the query consists of, those of the best known owners. */
function initialed(contest: Contest): Candidate[] {
  const { initials } = contest.request.query;
  if (initials === '') return [];
  const postings = contest.segment.postingsOf(initialsGram(initials));
  return bestKnown(postings, contest, (text) => (initialsOf(text) === initials ? INITIALS : 0));
}

/** Titles of which the query is a contraction, those of the best known owners. */
function contracted(contest: Contest): Candidate[] {
  const { compact, isAsFolded } = contest.request.query;
  if (!isAsFolded || !mayContract(compact)) return [];
  const lists = Array.from(compact, (character) =>
    contest.segment.postingsOf(single(character.charCodeAt(0))),
  );
  const rarest = lists.reduce((a, b) => (b.length < a.length ? b : a));
  if (rarest.length > MOST_CONTRACTED) return [];
  return bestKnown(rarest, contest, (text) => {
    const contraction = contractionOf(compact, text);
    if (contraction === null) return 0;
    return contraction === 'from within' ? CONTRACTED : CONTRACTED + FROM_BEGINNING;
  });
}

/** Of these titles those that have a grade, and of them those of the best known owners. */
function bestKnown(
  titles: ArrayLike<number>,
  { segment, request }: Contest,
  gradeOf: (text: string) => number,
): Candidate[] {
  const top = new Top(request.count);
  const grades = new Map<number, number>();
  for (let i = 0; i < titles.length; i++) {
    const title = titles[i]!;
    const grade = gradeOf(segment.titles.textOf(title));
    const owner = segment.ownerOf(title);
    if (grade === 0 || !request.accept(owner)) continue;
    grades.set(title, grade);
    top.offer(title, request.prominenceOf(owner));
  }
  return top.ranked().map((one) => candidateOf(segment, one, grades.get(one.item) ?? 0));
}

/** Sums the weights of the query's grams per title, the rarest first. */
function accumulate(grams: readonly WeighedGram[], queryMass: number, tally: Tally): void {
  let read = 0;
  let left = queryMass;
  for (const gram of grams.toSorted((a, b) => a.postings.length - b.postings.length)) {
    // A title met only now can gather no more than what is left.
    const isTooLate = !tally.isEmpty && left < LEAST_COVER * queryMass;
    if (read > POSTING_CEILING || (read > POSTING_BUDGET && isTooLate)) break;
    if (isTooLate) tally.addToMet(gram);
    else tally.add(gram);
    read += gram.postings.length;
    left -= gram.weight;
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
  if (closeness * (1 + PROMINENCE) < top.worst) return;
  const owner = segment.ownerOf(title);
  const score = closeness * (1 + PROMINENCE * request.prominenceOf(owner));
  if (score >= top.worst && request.accept(owner)) top.offer(title, score);
}
