import { defineResource } from '#platform/resource.ts';
import type { Anime } from '../anime.ts';
import { changeFeed } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import { nameMatcher } from '../rules/name-match.ts';
import { nameKey } from '../rules/title-key.ts';
import { catalogue } from './catalogue.ts';
import type { IndexedName, NameMatch } from './name-index.ts';
import { NamesInWorks } from './names-in-works.ts';
import type { Shelf } from './shelf.ts';

/** A studio, as far as the anime tell of it. */
export interface Studio {
  id: string;
  name: string;
}

/** The studios of the anime that are here. */
export class Studios {
  readonly #names: NamesInWorks;
  readonly #shelf: Shelf<Anime>;

  constructor(shelf: Shelf<Anime>) {
    this.#names = new NamesInWorks('studio', [shelf]);
    this.#shelf = shelf;
  }

  /** Reads again which studios the anime of these ids name, or (`null`) all of them. */
  refresh(ids: readonly string[] | null): Promise<void> {
    return this.#names.refresh(this.#shelf, ids, (id) => this.#read(id));
  }

  get(id: string): Studio | null {
    return this.#studio(this.#names.whole.byId(id));
  }

  /** Those whose name answers a search, or (`null`) all of them, in no order. */
  matching(search: string | null): NameMatch<Studio>[] {
    const matchOf = search === null ? null : nameMatcher(nameKey(search));
    return [...this.#names.whole.all()].flatMap((named) => {
      const match = matchOf === null ? 1 : matchOf(named.key);
      const item = match > 0 ? this.#studio(named) : null;
      return item ? [{ item, match, works: named.works.length }] : [];
    });
  }

  /** The studio of a name that stands in an anime. */
  named(name: string): Studio | null {
    return this.#studio(this.#names.whole.byKey(nameKey(name)));
  }

  /** Its anime, in no order. */
  animeOf({ id }: Studio): Anime[] {
    const works = this.#names.whole.byId(id)?.works ?? [];
    return [...works].flatMap((workId) => this.#shelf.own(workId) ?? []);
  }

  #read(id: string): void {
    const names = this.#shelf.own(id)?.studios ?? [];
    this.#names.known.replace(id, new Map(names.map((name) => [nameKey(name), null])));
  }

  #studio(named: IndexedName<null> | undefined): Studio | null {
    if (!named) return null;
    for (const workId of named.works) {
      const spelled = this.#shelf.own(workId)?.studios.find((one) => nameKey(one) === named.key);
      if (spelled !== undefined) return { id: named.id, name: spelled };
    }
    return null;
  }
}

/** The studios of this process, kept current by the change feed. */
export const studios = defineResource<Studios>({
  name: 'studios',
  open: async (app) => {
    const opened = new Studios(await app.open(catalogue));
    const feed = await app.open(changeFeed);
    await feed.subscribe(animeChanges, (ids) => opened.refresh(ids));
    return opened;
  },
});
