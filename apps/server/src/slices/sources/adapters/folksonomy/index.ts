import type { MediaSource, StaffCredit, TagFact } from '#slices/catalog/index.ts';
import { GENRE_WORDS } from './genre.ts';
import { MATERIAL_WORDS, materialOf } from './material.ts';
import { PERSON_CREDITS } from './person.ts';
import { STUDIO_WORDS } from './studio.ts';
import { TAG_WORDS } from './tag.ts';

/** What can be told of a work from the tags people gave it. */
export interface TaggedFacts {
  genres: string[];
  tags: string[];
  studios: string[];
  staff: StaffCredit[];
  material: MediaSource | null;
}

/** The same word however it is set: `Production_I.G`, `ProductionI.G`. */
const fold = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.·・'’-]/gu, '');

const meanings = <Meaning extends string>(
  words: Readonly<Record<string, readonly string[] | undefined>>,
): ReadonlyMap<string, readonly Meaning[]> => {
  const found = new Map<string, Meaning[]>();
  for (const [meaning, said] of Object.entries(words)) {
    for (const word of said ?? []) {
      const key = fold(word);
      found.set(key, [...(found.get(key) ?? []), meaning as Meaning]);
    }
  }
  return found;
};

const GENRES = meanings(GENRE_WORDS);
const TAGS = meanings(TAG_WORDS);
const MATERIALS = meanings<MediaSource>(MATERIAL_WORDS);
const STUDIOS = meanings(
  Object.fromEntries(Object.entries(STUDIO_WORDS).map(([name, words]) => [name, [name, ...words]])),
);
const PEOPLE = new Map(PERSON_CREDITS.map(([word, credit]) => [fold(word), credit]));

/**
 * Reads a folksonomy: of what Bangumi's users call a work the words that stand in our tables. Their words come with the most
 * used one first, and so do studios and staff.
 */
export const factsOfTags = (words: readonly string[]): TaggedFacts => {
  const keys = words.map(fold);
  const all = <Meaning extends string>(
    known: ReadonlyMap<string, readonly Meaning[]>,
  ): Meaning[] => [...new Set(keys.flatMap((key) => known.get(key) ?? []))];
  const people = new Map(
    keys.flatMap((key) => {
      const credit = PEOPLE.get(key);
      return credit ? [[credit.nameNative, credit] as const] : [];
    }),
  );
  return {
    genres: all(GENRES).toSorted(),
    tags: all(TAGS).toSorted(),
    studios: all(STUDIOS),
    staff: [...people.values()],
    material: materialOf(all(MATERIALS)),
  };
};

/** A word, and how many people say it of a work. */
export interface CountedWord {
  name: string;
  count: number;
}

/** A word that fewer people say, in percent of those who say the commonest one, is mostly a slip or a joke. */
const LEAST_RANK = 10;

/** Genres and tags of a work by how many people say so: the commonest word that stands in our tables has the rank 100. */
export const rankedFactsOf = (
  words: readonly CountedWord[],
): Pick<TaggedFacts, 'genres' | 'tags'> & { tagFacts: TagFact[] } => {
  const known = words
    .map(({ name, count }) => ({ key: fold(name), count }))
    .filter(({ key }) => GENRES.has(key) || TAGS.has(key));
  const most = Math.max(1, ...known.map(({ count }) => count));
  const ranks = new Map<string, number>();
  const genres = new Set<string>();
  for (const { key, count } of known) {
    const rank = Math.round((100 * count) / most);
    if (rank < LEAST_RANK) continue;
    for (const genre of GENRES.get(key) ?? []) genres.add(genre);
    for (const tag of TAGS.get(key) ?? []) ranks.set(tag, Math.max(rank, ranks.get(tag) ?? 0));
  }
  const tags = [...ranks.keys()].toSorted();
  return {
    genres: [...genres].toSorted(),
    tags,
    tagFacts: tags.map((name) => ({ name, rank: ranks.get(name) ?? null, isSpoiler: false })),
  };
};

/** Our tags by their names in small letters, for sources that name them in English. */
export const TAGS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.keys(TAG_WORDS).map((tag) => [tag.toLowerCase(), tag]),
);

/** The name a studio has here, however a source sets it; of one we do not know the source's. */
export const canonicalStudio = (name: string): string => STUDIOS.get(fold(name))?.[0] ?? name;
