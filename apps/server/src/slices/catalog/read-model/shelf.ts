import type { Order } from '../browse/order.ts';
import { SortedLists, type Placed } from '../browse/sorted-lists.ts';
import type { ExternalId } from '../model.ts';
import { buildTitleIndexInSlices, type SearchEntry, type TitleIndex } from '../search/index.ts';
import { learnedNames } from '../rules/learned-names.ts';
import { titlesOf, type Titled } from '../titled.ts';
import { externalIdIndex, type ExternalIdIndex } from './external-id-index.ts';
import { RankingCache, type Accept } from './ranking-cache.ts';

const WORN_SHARE = 0.05;
const WORN_LEAST = 500;

/** A work of the catalogue, whatever its kind. */
export interface Work extends Titled {
  readonly id: string;
  readonly popularity: number | null;
  readonly isAdult: boolean;
  readonly isHidden: boolean;
  readonly externalIds: readonly ExternalId[];
}

/** The works of one kind in memory: public metadata is read from here, without I/O. */
export class Shelf<W extends Work> {
  #byId = new Map<string, W>();
  #byExternalId: ExternalIdIndex<W> = externalIdIndex([]);
  /** Works with names of their own in Latin letters, for others to learn; as they were when the index was built, and since added. */
  #named = new Map<string, W>();
  /** Search works on dense numbers: the position of a work in this list. */
  #byOrdinal: (W | undefined)[] = [];
  #ordinals = new Map<string, number>();
  #titles: TitleIndex | undefined;
  readonly #sorted = new SortedLists<W>();
  readonly #rankings = new RankingCache<W>();
  #revision = 0;

  /** Another number after every change of its works. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Whether so many titles were changed one by one that the search index is better built anew. */
  get isWorn(): boolean {
    return (this.#titles?.changes ?? 0) > WORN_SHARE * this.size + WORN_LEAST;
  }

  get(id: string): W | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<W> {
    return this.#byId.values();
  }

  ids(): Iterable<string> {
    return this.#byId.keys();
  }

  /** All works in an order; the first who asks for it waits until it is made. */
  sortedBy(order: Order<W>): readonly Placed<W>[] {
    return this.#sorted.get(order, () => this.#byId.values());
  }

  /** Works that carry an id of another site, the one it primarily stands for first. */
  byExternalId(site: string, id: string): readonly W[] {
    return this.#byExternalId.get(site, id);
  }

  /** Works whose titles match, best first. `accept` is asked before the cut, so that a page is full. */
  search(query: string, limit: number, accept: Accept<W>): readonly W[] {
    return this.#rankings.best({ query, most: limit, accept }, () =>
      this.#rank(query, limit, accept),
    );
  }

  /** Takes over every work anew. */
  async replaceAll(works: readonly W[]): Promise<void> {
    const named = namedAmong(works);
    const entries = works.map((work, id) => searchEntry(work, id, named));
    const titles = await buildTitleIndexInSlices(entries);
    this.#byId = new Map(works.map((work) => [work.id, work]));
    this.#byOrdinal = [...works];
    this.#ordinals = new Map(works.map((work, ordinal) => [work.id, ordinal]));
    this.#byExternalId = externalIdIndex(works);
    this.#titles = titles;
    this.#named = named;
    this.#sorted.clear();
    this.#rankings.clear();
    this.#revision += 1;
  }

  /** Takes over some works; ids without a row are gone. */
  replaceSome(ids: readonly string[], works: readonly W[]): void {
    const byId = new Map(works.map((work) => [work.id, work]));
    for (const id of ids) {
      const before = this.#byId.get(id);
      if (before) this.#byExternalId.drop(before);
      const after = byId.get(id);
      if (after) this.#put(after);
      else this.#remove(id);
    }
    this.#sorted.replace(new Set(ids), works);
    this.#rankings.clear();
    this.#revision += 1;
  }

  #rank(query: string, limit: number, accept: Accept<W>): W[] {
    const isAccepted = (ordinal: number): boolean => {
      const work = this.#byOrdinal[ordinal];
      return work !== undefined && accept(work);
    };
    const hits = this.#titles?.search(query, limit, isAccepted) ?? [];
    return hits.flatMap(({ id }) => this.#byOrdinal[id] ?? []);
  }

  #put(work: W): void {
    const ordinal = this.#ordinals.get(work.id) ?? this.#byOrdinal.length;
    this.#ordinals.set(work.id, ordinal);
    this.#byOrdinal[ordinal] = work;
    this.#byId.set(work.id, work);
    this.#byExternalId.put(work);
    if (isNamed(work)) this.#named.set(work.titleNative, work);
    this.#titles?.upsert(searchEntry(work, ordinal, this.#named));
  }

  #remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#titles?.remove(ordinal);
    this.#byOrdinal[ordinal] = undefined;
    this.#ordinals.delete(id);
    this.#byId.delete(id);
  }
}

const searchEntry = (work: Work, id: number, named: ReadonlyMap<string, Work>): SearchEntry => ({
  id,
  titles: titlesOf(work),
  learned: learnedNames(work, (titleNative) => named.get(titleNative)),
  popularity: work.popularity ?? 0,
});

const isNamed = ({ titleRomaji, titleEnglish, isHidden }: Work): boolean =>
  !isHidden && (titleRomaji !== null || titleEnglish !== null);

/** By native title; of several with the same one the best known. */
const namedAmong = <W extends Work>(works: readonly W[]): Map<string, W> => {
  const named = works.filter(isNamed).toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0));
  return new Map(named.map((work) => [work.titleNative, work]));
};
