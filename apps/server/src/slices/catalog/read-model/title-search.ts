import { Backlog } from '#platform/backlog.ts';
import { eachInSlices } from '#platform/in-slices.ts';
import {
  buildTitleIndexInSlices,
  nicknamesOf,
  type SearchEntry,
  type TitleIndex,
} from '../search/index.ts';
import { entryKind } from '../rules/entry-kind.ts';
import { learnedNames } from '../rules/learned-names.ts';
import type { Part } from '../rules/season-order.ts';
import { titlesOf } from '../titled.ts';
import { askedFilm, filmAskedFor } from './asked-film.ts';
import { askedYear } from './asked-year.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Accept } from './ranking-cache.ts';
import { SeriesParts } from './series-parts.ts';
import type { TitleFile } from './title-file.ts';

const WORN_SHARE = 0.05;
const WORN_LEAST = 500;

/** Works of the year that a query names: the rest comes by the whole query. */
const MOST_OF_YEAR = 20;
/** The score from which on a title holds a name, or nearly is it. */
const HOLDS_NAME = 1;

/** What is searched for. */
export interface Searched extends Part {
  readonly popularity: number | null;
  readonly isHidden: boolean;
}

/** Works in the order of their ordinals, and the index on them. */
interface Indexed<W> {
  byOrdinal: (W | undefined)[];
  ordinals: Map<string, number>;
  /** Of the titles, by ordinal. */
  prints: number[];
  titles: TitleIndex;
}

/** What works are found by through others. */
interface Kin<W extends Searched> {
  /** Works with names of their own in Latin letters, for others to learn; as they were when all were taken over, and since added. */
  named: Map<string, W>;
  series: SeriesParts<W>;
}

/** Finds works by their titles. */
export class TitleSearch<W extends Searched> {
  readonly #file: TitleFile | undefined;
  #kin: Kin<W> = { named: new Map(), series: new SeriesParts() };
  /** Works that the kin is not told of yet. */
  readonly #unmet = new Backlog();
  #indexed: Indexed<W> | undefined;

  constructor(file?: TitleFile) {
    this.#file = file;
  }

  /** Whether so many titles were changed one by one that the index is better built anew. */
  get isWorn(): boolean {
    const { titles, ordinals } = this.#indexed ?? {};
    return (titles?.changes ?? 0) > mostChanges(ordinals?.size ?? 0);
  }

  /** The best matches first; the film that the query asks for by number, and those of the year that it names, are ahead. */
  rank(query: string, limit: number, accept: Accept<W>): W[] {
    const found = this.#find(query, limit, accept).map(({ work }) => work);
    const film = this.#filmIn(query, accept, found[0]);
    const ahead = film ? [film] : this.#ofYear(query, accept);
    return ahead.length === 0 ? found : [...new Set([...ahead, ...found])].slice(0, limit);
  }

  /** A number without a word for films is looked at only where a film is found anyway. */
  #filmIn(query: string, accept: Accept<W>, best: W | undefined): W | null {
    const asked = askedFilm(query);
    return asked && (asked.saysFilm || best?.format === 'MOVIE')
      ? filmAskedFor<W>(asked, (text, count, isMeant) =>
          this.#find(text, count, (work) => isMeant(work) && accept(work)).map(({ work }) => work),
        )
      : null;
  }

  #ofYear(query: string, accept: Accept<W>): W[] {
    const asked = askedYear(query);
    if (!asked) return [];
    const isOfYear: Accept<W> = (work) =>
      work.startOn?.startsWith(asked.year) === true && accept(work);
    return this.#find(asked.name, MOST_OF_YEAR, isOfYear)
      .filter(({ score }) => score >= HOLDS_NAME)
      .map(({ work }) => work);
  }

  #find(query: string, limit: number, accept: Accept<W>): { work: W; score: number }[] {
    const { titles, byOrdinal } = this.#indexed ?? {};
    if (!titles || !byOrdinal) return [];
    const isAccepted = (ordinal: number): boolean => {
      const work = byOrdinal[ordinal];
      return work !== undefined && accept(work);
    };
    const titlesOf = (titleNative: string): readonly string[] =>
      latinTitlesOf(this.#met.named.get(titleNative));
    return titles.search(query, limit, isAccepted, titlesOf).flatMap(({ id, score }) => {
      const work = byOrdinal[id];
      return work ? [{ work, score }] : [];
    });
  }

  /**
   * Takes over every work anew. Where few titles differ from those of the index that is here, or of the file, only those are changed in it.
   * @param prints the fingerprints of all, if they are known
   */
  async replaceAll(works: readonly W[], prints: Float64Array | null = null): Promise<void> {
    const isStart = !this.#indexed;
    this.#indexed ??= await this.#fromFile(works);
    if (isStart && prints) this.#meetLater(works);
    else await this.#meet(works);
    const isPatched = await this.#patch(works, prints);
    if (!isPatched) await this.#build(works);
  }

  /** The fingerprints of what works are found by. */
  printsOf(works: readonly W[]): Float64Array {
    const { ordinals, prints } = this.#indexed ?? {};
    return Float64Array.from(works, ({ id }) => prints?.[ordinals?.get(id) ?? -1] ?? NaN);
  }

  /** Builds the index anew of the works that are here. */
  async rebuild(): Promise<void> {
    const works = this.#indexed?.byOrdinal.filter((work) => work !== undefined) ?? [];
    await this.#meet(works);
    await this.#build(works);
  }

  put(work: W): void {
    const { named, series } = this.#met;
    if (isNamed(work)) named.set(work.titleNative, work);
    series.put(work);
    const indexed = this.#indexed;
    if (!indexed) return;
    this.#index(work, indexed);
    for (const kin of series.kinOf(work.id)) this.#index(kin, indexed);
  }

  remove(id: string): void {
    const { series } = this.#met;
    const kin = series.kinOf(id);
    series.remove(id);
    const ordinal = this.#indexed?.ordinals.get(id);
    if (!this.#indexed || ordinal === undefined) return;
    const { byOrdinal, ordinals, prints, titles } = this.#indexed;
    titles.remove(ordinal);
    byOrdinal[ordinal] = undefined;
    prints[ordinal] = NaN;
    ordinals.delete(id);
    for (const other of kin) this.#index(other, this.#indexed);
  }

  /** Indexes a work as it is called now, if that is another than it was. */
  #index(work: W, indexed: Indexed<W>): void {
    const { byOrdinal, ordinals, prints, titles } = indexed;
    const ordinal = ordinals.get(work.id) ?? byOrdinal.length;
    ordinals.set(work.id, ordinal);
    byOrdinal[ordinal] = work;
    const entry = this.#entryOf(work, ordinal);
    const print = fingerprintOf(entry);
    if (prints[ordinal] === print) titles.rate(ordinal, entry.popularity ?? 0);
    else titles.upsert(entry);
    prints[ordinal] = print;
  }

  /** The kin of all works. */
  get #met(): Kin<W> {
    this.#unmet.settle();
    return this.#kin;
  }

  /** Notes which works others learn names from. */
  async #meet(works: readonly W[]): Promise<void> {
    const kin: Kin<W> = { named: new Map(), series: new SeriesParts() };
    await eachInSlices(works, (work) => meet(work, kin));
    this.#kin = kin;
  }

  /** The same when somebody asks, or once there is time: almost always it is known what the works are found by. */
  #meetLater(works: readonly W[]): void {
    const kin: Kin<W> = { named: new Map(), series: new SeriesParts() };
    this.#unmet.add(works, (work) => meet(work, kin));
    this.#kin = kin;
  }

  async #fromFile(works: readonly W[]): Promise<Indexed<W> | undefined> {
    const kept = await this.#file?.read();
    if (!kept) return undefined;
    const { ids, prints, titles } = kept;
    const isInOrder = ids.length === works.length && works.every(({ id }, at) => id === ids[at]);
    const ordinals = new Map<string, number>();
    // The map holds the works' own texts of the ids, if it can.
    for (const id of isInOrder ? works.map((work) => work.id) : ids)
      ordinals.set(id, ordinals.size);
    const byOrdinal = isInOrder ? [...works] : Array.from(ids, () => undefined);
    return { byOrdinal, ordinals, prints: [...prints], titles };
  }

  /** @returns whether it was worth it */
  async #patch(works: readonly W[], known: Float64Array | null): Promise<boolean> {
    if (!this.#indexed) return false;
    const { byOrdinal, ordinals, prints, titles } = this.#indexed;
    const changed: W[] = [];
    let met = 0;
    await eachInSlices(works.entries(), ([at, work]) => {
      const ordinal = byOrdinal[at] === work ? at : (ordinals.get(work.id) ?? -1);
      if (ordinal >= 0) met += 1;
      const print = known?.[at] ?? fingerprintOf(this.#entryOf(work, ordinal));
      if (prints[ordinal] !== print) changed.push(work);
    });
    const gone = met === ordinals.size ? [] : goneFrom(ordinals, works);
    if (titles.changes + changed.length + gone.length > mostChanges(works.length)) return false;
    await eachInSlices(works, (work) => this.#take(work));
    await eachInSlices(changed, (work) => this.put(work));
    await eachInSlices(gone, (id) => this.remove(id));
    return true;
  }

  /** Takes over a work whose titles are indexed. */
  #take(work: W): void {
    const { byOrdinal, ordinals, titles } = this.#indexed!;
    const ordinal = ordinals.get(work.id);
    if (ordinal === undefined) return;
    if (byOrdinal[ordinal] !== work) {
      byOrdinal[ordinal] = work;
      // The map then holds the work's own text of the id, not that of the file or of the work before.
      ordinals.delete(work.id);
      ordinals.set(work.id, ordinal);
    }
    titles.rate(ordinal, work.popularity ?? 0);
  }

  async #build(works: readonly W[]): Promise<void> {
    const entries: SearchEntry[] = [];
    const prints: number[] = [];
    const ordinals = new Map<string, number>();
    await eachInSlices(works, (work) => {
      const entry = this.#entryOf(work, entries.length);
      ordinals.set(work.id, entries.length);
      prints.push(fingerprintOf(entry));
      entries.push(entry);
    });
    const titles = await buildTitleIndexInSlices(entries);
    this.#file?.keep({ ids: [...ordinals.keys()], prints: Float64Array.from(prints), titles });
    this.#indexed = { byOrdinal: [...works], ordinals, prints, titles };
  }

  #entryOf(work: W, id: number): SearchEntry {
    const { named, series } = this.#met;
    return {
      id,
      titles: titlesOf(work),
      learned: [
        ...learnedNames(work, (titleNative) => named.get(titleNative)),
        ...series.namesOf(work),
        ...nicknamesOf(work.titleNative),
      ],
      popularity: work.popularity ?? 0,
      kind: entryKind(work, series.seasonsOf(work)),
    };
  }
}

const goneFrom = (ordinals: ReadonlyMap<string, number>, works: readonly Part[]): string[] => {
  const here = new Set(works.map(({ id }) => id));
  return [...ordinals.keys()].filter((id) => !here.has(id));
};

const mostChanges = (works: number): number => WORN_SHARE * works + WORN_LEAST;

const isNamed = ({ titleRomaji, titleEnglish, isHidden }: Searched): boolean =>
  !isHidden && (titleRomaji !== null || titleEnglish !== null);

const latinTitlesOf = (work: Searched | undefined): readonly string[] =>
  [work?.titleRomaji, work?.titleEnglish].filter((title) => typeof title === 'string');

/** Of several works with the same native title, others learn the names of the best known, and of those of the last. */
const meet = <W extends Searched>(work: W, { named, series }: Kin<W>): void => {
  series.put(work);
  if (!isNamed(work)) return;
  const known = named.get(work.titleNative);
  if (!known || (work.popularity ?? 0) >= (known.popularity ?? 0))
    named.set(work.titleNative, work);
};
