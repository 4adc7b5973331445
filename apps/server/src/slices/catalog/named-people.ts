import type { App } from '#platform/app.ts';
import { outageOf } from '#platform/outage.ts';
import type { Anime } from './anime.ts';
import { idsEndingIn } from './id-ending.ts';
import type { Manga } from './manga.ts';
import { idsNamed } from './name-word.ts';
import type { NameMatch } from './read-model/name-index.ts';
import { people, type Person } from './read-model/people.ts';
import { workWithId } from './read-model/work-with-id.ts';
import { matchOfNames } from './rules/name-match.ts';
import { type StoredVoice, storedVoices } from './stored-details.ts';

/** People whose name answers a search, and the works by which they are known, whoever may see them. */
export interface NamedPeople {
  matches: NameMatch<Person>[];
  worksOf: (person: Person) => (Anime | Manga)[];
}

/** While the database is away, those whom works credit are still found, in memory. */
const noneWhileAway = (error: unknown): StoredVoice[] => {
  if (outageOf(error) === undefined) throw error;
  return [];
};

const voicesAsked = async (
  { db }: App,
  query: string | null,
  endings: readonly number[],
): Promise<StoredVoice[]> => {
  const ids =
    query === null ? await idsEndingIn(db, 'VOICE', endings) : await idsNamed(db, 'VOICE', query);
  return ids.length === 0 ? [] : storedVoices(db, ids);
};

const worksOfVoice = (app: App, { workIds }: StoredVoice): (Anime | Manga)[] =>
  workIds.flatMap((id) => workWithId(app, id)?.work ?? []);

/**
 * People whose name answers a search, in no order: those whom works credit, and those who only speak characters. Without a search: all
 * whom works credit, and of the others those whose id has one of `endings` as its last thirty bits.
 */
export const peopleNamed = async (
  app: App,
  query: string | null,
  endings: readonly number[] = [],
): Promise<NamedPeople> => {
  const known = app.get(people);
  const credited = known.matching(query);
  const voices = await voicesAsked(app, query, endings).catch(noneWhileAway);
  const spoken = new Map(voices.map((voice) => [voice.id, worksOfVoice(app, voice)]));
  const worksOf = (person: Person) => [
    ...new Set([...known.worksOf(person), ...(spoken.get(person.id) ?? [])]),
  ];
  const matchOf = query === null ? () => 1 : matchOfNames(query);
  const found = new Set(credited.map(({ item }) => item.id));
  const others = voices
    .filter(({ id }) => !found.has(id))
    .map(({ workIds: _works, ...item }) => ({ item, match: matchOf(item), works: 0 }));
  const matches = [...credited, ...others].map((one) =>
    spoken.has(one.item.id) ? { ...one, works: worksOf(one.item).length } : one,
  );
  return { matches, worksOf };
};
