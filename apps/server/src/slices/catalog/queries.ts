import type { Anime } from './anime.ts';
import type { Manga } from './manga.ts';
import { visibleTo } from './policy.ts';
import type { NameMatch } from './read-model/name-index.ts';
import type { People, Person, PersonCredit } from './read-model/people.ts';
import type { Studio, Studios } from './read-model/studios.ts';

/** What of a caller decides what is shown. */
export interface Reader {
  canSeeAdult: boolean;
}

/** Orders works, the newest first; those without a date last. */
export const byNewest = (a: Anime | Manga, b: Anime | Manga): number => {
  const [dateA, dateB] = [a.startOn ?? '', b.startOn ?? ''];
  if (dateA !== dateB) return dateA < dateB ? 1 : -1;
  return a.id < b.id ? -1 : 1;
};

/** The anime of a studio that the reader may see, the newest first. */
export const animeOfStudio = (known: Studios, studio: Studio, reader: Reader): Anime[] =>
  known.animeOf(studio).filter(visibleTo(reader)).toSorted(byNewest);

/** A studio by id, where the reader may see any of its anime. */
export const studioById = (known: Studios, id: string, reader: Reader): Studio | null => {
  const studio = known.get(id);
  return studio && known.animeOf(studio).some(visibleTo(reader)) ? studio : null;
};

/** What a person did, as far as the reader may see it, the newest work first. */
export const creditsOfPerson = (known: People, person: Person, reader: Reader): PersonCredit[] => {
  const isVisible = visibleTo(reader);
  return known
    .creditsOf(person)
    .filter(({ work }) => isVisible(work))
    .toSorted((a, b) => byNewest(a.work, b.work));
};

/** A person by id, where the reader may see any of what they did. */
export const personById = (known: People, id: string, reader: Reader): Person | null => {
  const person = known.get(id);
  const isVisible = visibleTo(reader);
  return person && known.creditsOf(person).some(({ work }) => isVisible(work)) ? person : null;
};

/** The best of those whose name answers a search and who have a work the reader may see; of equally good ones, those with the most works. */
export const bestNamed = <Item extends { id: string }>(
  matches: readonly NameMatch<Item>[],
  { first, reader }: { first: number; reader: Reader },
  worksOf: (item: Item) => readonly (Anime | Manga)[],
): Item[] => {
  const isVisible = visibleTo(reader);
  const ordered = matches.toSorted(
    (a, b) => b.match - a.match || b.works - a.works || (a.item.id < b.item.id ? -1 : 1),
  );
  const best: Item[] = [];
  for (const { item } of ordered) {
    if (best.length >= first) break;
    if (worksOf(item).some(isVisible)) best.push(item);
  }
  return best;
};
