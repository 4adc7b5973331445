import { Backlog } from '#platform/backlog.ts';
import { eachInSlices } from '#platform/in-slices.ts';
import type { Order } from '../browse/order.ts';
import { SortedLists, type Placed } from '../browse/sorted-lists.ts';
import { externalIdIndex, type ExternalIdIndex } from './external-id-index.ts';
import { RankingCache, type Accept } from './ranking-cache.ts';
import type { TitleFile } from './title-file.ts';
import { TitleSearch, type Searched } from './title-search.ts';
import type { WorkFile } from './work-file.ts';

/** A work of the catalogue, whatever its kind. */
export interface Work extends Searched {
  readonly isAdult: boolean;
  readonly formerIds?: readonly string[];
}

/** The works of one kind in memory: public metadata is read from here, without I/O. */
export class Shelf<W extends Work> {
  #byId = new Map<string, W>();
  #byExternalId: ExternalIdIndex<W> = externalIdIndex([]);
  /** By the ids of works that were merged into them. */
  #byFormerId = new Map<string, W>();
  /** Works whose ids elsewhere are not in the index yet. */
  readonly #unidentified = new Backlog();
  readonly #titles: TitleSearch<W>;
  readonly #files: readonly (TitleFile | WorkFile<W> | undefined)[];
  readonly #sorted = new SortedLists<W>();
  readonly #rankings = new RankingCache<W>();
  #revision = 0;

  /** @param titleFile where the search index is kept for the next start, and `workFile` where the works are, which whoever loads them keeps */
  constructor(titleFile?: TitleFile, workFile?: WorkFile<W>) {
    this.#files = [titleFile, workFile];
    this.#titles = new TitleSearch(titleFile);
  }

  /** Another number after every change of its works. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Whether so many titles were changed one by one that the search index is better built anew. */
  get isWorn(): boolean {
    return this.#titles.isWorn;
  }

  /** A work by its id, or by that of one that was merged into it. */
  get(id: string): W | undefined {
    return this.#byId.get(id) ?? this.#byFormerId.get(id);
  }

  /** A work by its own id only: whoever goes through what is stored of many works would meet a merged one twice. */
  own(id: string): W | undefined {
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
    return this.#identified.get(site, id);
  }

  /** The sites at which any work has an id. */
  externalSites(): string[] {
    return this.#identified.sites();
  }

  /** Works whose titles match, best first. `accept` is asked before the cut, so that a page is full. */
  search(query: string, limit: number, accept: Accept<W>): readonly W[] {
    return this.#rankings.best({ query, most: limit, accept }, () =>
      this.#titles.rank(query, limit, accept),
    );
  }

  /** The fingerprints of what works are found by. */
  printsOf(works: readonly W[]): Float64Array {
    return this.#titles.printsOf(works);
  }

  /**
   * Takes over every work anew. At a start their ids elsewhere are read later, or when somebody asks.
   * @param prints what they are found by, if it is known
   */
  async replaceAll(works: readonly W[], prints: Float64Array | null = null): Promise<void> {
    const isStart = this.#byId.size === 0;
    const byId = new Map<string, W>();
    const byExternalId = externalIdIndex<W>([]);
    const byFormerId = new Map<string, W>();
    await eachInSlices(works, (work) => {
      byId.set(work.id, work);
      if (!isStart) byExternalId.put(work);
      for (const former of work.formerIds ?? []) byFormerId.set(former, work);
    });
    if (isStart) this.#unidentified.add(works, (work) => byExternalId.put(work));
    await this.#titles.replaceAll(works, prints);
    this.#byId = byId;
    this.#byExternalId = byExternalId;
    this.#byFormerId = byFormerId;
    this.#sorted.clear();
    this.#hasChanged();
  }

  /** Writes what is due to be kept for the next start. */
  async close(): Promise<void> {
    for (const file of this.#files) await file?.close();
  }

  /** Builds the search index anew. */
  async renewTitles(): Promise<void> {
    await this.#titles.rebuild();
    this.#hasChanged();
  }

  /** Takes over some works; ids without a row are gone. */
  replaceSome(ids: readonly string[], works: readonly W[]): void {
    const byId = new Map(works.map((work) => [work.id, work]));
    for (const id of ids) {
      const before = this.#byId.get(id);
      if (before) this.#forget(before);
      const after = byId.get(id);
      if (after) this.#put(after);
      else this.#remove(id);
    }
    this.#sorted.replace(new Set(ids), works);
    this.#hasChanged();
  }

  /** The works by their ids elsewhere, all of them. */
  get #identified(): ExternalIdIndex<W> {
    this.#unidentified.settle();
    return this.#byExternalId;
  }

  #hasChanged(): void {
    this.#rankings.clear();
    this.#revision += 1;
  }

  #forget(work: W): void {
    this.#identified.drop(work);
    for (const former of work.formerIds ?? []) {
      // It may be one of another work by now.
      if (this.#byFormerId.get(former) === work) this.#byFormerId.delete(former);
    }
  }

  #put(work: W): void {
    this.#byId.set(work.id, work);
    this.#identified.put(work);
    for (const former of work.formerIds ?? []) this.#byFormerId.set(former, work);
    this.#titles.put(work);
  }

  #remove(id: string): void {
    this.#titles.remove(id);
    this.#byId.delete(id);
  }
}
