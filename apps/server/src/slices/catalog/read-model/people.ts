import { defineResource } from '#platform/resource.ts';
import type { Anime } from '../anime.ts';
import { changeFeed } from '../change-feed.ts';
import { animeChanges, mangaChanges } from '../change-topics.ts';
import type { StaffCredit, StaffRole } from '../credit.ts';
import type { Manga } from '../manga.ts';
import { nameMatcher, shortVowels } from '../rules/name-match.ts';
import { PERSON, personKey } from '../name-ids.ts';
import { nameKey } from '../rules/title-key.ts';
import { catalogue } from './catalogue.ts';
import { mangaCatalogue } from './manga-catalogue.ts';
import type { IndexedName, NameMatch } from './name-index.ts';
import { NamesInWorks } from './names-in-works.ts';
import type { Shelf } from './shelf.ts';

/** Somebody who is credited by a work. */
export interface Person {
  id: string;
  name: string;
  nameNative: string | null;
}

/** What a person did for one work. */
export type PersonCredit = { role: StaffRole } & (
  { kind: 'anime'; work: Anime } | { kind: 'manga'; work: Manga }
);

/** How a name is written, and what it is found by beside its key. */
interface Spelling extends Omit<Person, 'id'> {
  /** With short vowels. */
  latinKey: string;
}

const spellingOf = ({ name, nameNative }: Omit<Person, 'id'>): Spelling => ({
  name,
  nameNative,
  latinKey: shortVowels(nameKey(name)),
});

interface Shelves {
  anime: Shelf<Anime>;
  manga: Shelf<Manga>;
}

/** The people of the works that are here. */
export class People {
  readonly #names: NamesInWorks<Spelling>;
  readonly #shelves: Shelves;

  constructor(shelves: Shelves) {
    this.#names = new NamesInWorks(PERSON, Object.values(shelves));
    this.#shelves = shelves;
  }

  /** Reads again whom the works of these ids credit, or (`null`) all works of a kind. */
  refresh(kind: keyof Shelves, ids: readonly string[] | null): Promise<void> {
    // The same people are credited again and again.
    const keys = new Map<string, string>();
    return this.#names.refresh(this.#shelves[kind], ids, (id) =>
      this.#names.known.replace(id, this.#namesIn(id, keys)),
    );
  }

  get(id: string): Person | null {
    return this.#person(this.#names.whole.byId(id));
  }

  /** Those whose name answers a search, or (`null`) everybody, in no order. */
  matching(search: string | null): NameMatch<Person>[] {
    const asked = nameKey(search ?? '');
    const [matchOf, matchOfLatin] = [nameMatcher(asked), nameMatcher(shortVowels(asked))];
    const found: NameMatch<Person>[] = [];
    for (const { id, key, note, works } of this.#names.whole.all()) {
      const { latinKey, name, nameNative } = note;
      const match = search === null ? 1 : Math.max(matchOf(key), matchOfLatin(latinKey));
      if (match > 0) found.push({ item: { id, name, nameNative }, match, works: works.length });
    }
    return found;
  }

  /** The works that credit a person, in no order. */
  worksOf({ id }: Person): (Anime | Manga)[] {
    const { anime, manga } = this.#shelves;
    const works = this.#names.whole.byId(id)?.works ?? [];
    return [...works].flatMap((workId) => anime.own(workId) ?? manga.own(workId) ?? []);
  }

  /** The person a credit names. */
  credited(credit: StaffCredit): Person | null {
    const named = this.#names.whole.byKey(personKey(credit));
    return named ? { id: named.id, name: credit.name, nameNative: credit.nameNative } : null;
  }

  /** What a person did, in no order. */
  creditsOf({ id }: Person): PersonCredit[] {
    const named = this.#names.whole.byId(id);
    return [...(named?.works ?? [])].flatMap((workId): PersonCredit[] => {
      const roles = this.#creditsOf(workId).filter((credit) => personKey(credit) === named?.key);
      const anime = this.#shelves.anime.own(workId);
      if (anime) return roles.map(({ role }) => ({ role, kind: 'anime', work: anime }));
      const manga = this.#shelves.manga.own(workId);
      return manga ? roles.map(({ role }) => ({ role, kind: 'manga', work: manga })) : [];
    });
  }

  /** Those a work credits, by key. `keys` holds the keys of names met before. */
  #namesIn(workId: string, keys: Map<string, string>): Map<string, Spelling> {
    const names = new Map<string, Spelling>();
    for (const { name, nameNative } of this.#creditsOf(workId)) {
      const written = nameNative ?? name;
      const key = keys.get(written) ?? personKey({ name, nameNative });
      keys.set(written, key);
      if (names.has(key)) continue;
      names.set(key, this.#names.known.byKey(key)?.note ?? spellingOf({ name, nameNative }));
    }
    return names;
  }

  #creditsOf(workId: string): readonly StaffCredit[] {
    const { anime, manga } = this.#shelves;
    return (anime.own(workId) ?? manga.own(workId))?.staff ?? [];
  }

  #person(named: IndexedName<Spelling> | undefined): Person | null {
    const credits = [...(named?.works ?? [])].flatMap((workId) => this.#creditsOf(workId));
    const credit = credits.find((one) => personKey(one) === named?.key);
    if (!named || !credit) return null;
    return { id: named.id, name: credit.name, nameNative: credit.nameNative };
  }
}

/** The people of this process, kept current by the change feed. */
export const people = defineResource<People>({
  name: 'people',
  open: async (app) => {
    const shelves = { anime: await app.open(catalogue), manga: await app.open(mangaCatalogue) };
    const opened = new People(shelves);
    const feed = await app.open(changeFeed);
    await feed.subscribe(animeChanges, (ids) => opened.refresh('anime', ids));
    await feed.subscribe(mangaChanges, (ids) => opened.refresh('manga', ids));
    return opened;
  },
});
