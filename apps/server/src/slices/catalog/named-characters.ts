import type { App } from '#platform/app.ts';
import { idsEndingIn } from './id-ending.ts';
import { idsNamed } from './name-word.ts';
import type { Reader } from './queries.ts';
import { type CharacterInWork, inWorks } from './roles.ts';
import { matchOfNames } from './rules/name-match.ts';
import { appearancesOf } from './stored-details.ts';

const fameOf = ({ anime, manga }: CharacterInWork): number => (anime ?? manga)?.popularity ?? 0;

/** Some characters in the works where a reader may see them, the newest work first. Characters of hidden works are left out. */
const seenCharacters = async (
  app: App,
  ids: readonly string[],
  reader: Reader,
): Promise<CharacterInWork[][]> => {
  if (ids.length === 0) return [];
  const appearances = await appearancesOf(app.db, ids);
  return ids
    .map((id) => inWorks(app, appearances.get(id) ?? [], reader))
    .filter(({ length }) => length > 0);
};

/** The characters whose id has one of `endings` as its last thirty bits, as `seenCharacters`. */
export const charactersEndingIn = async (
  app: App,
  endings: readonly number[],
  reader: Reader,
): Promise<CharacterInWork[][]> =>
  seenCharacters(app, await idsEndingIn(app.db, 'CHARACTER', endings), reader);

/** The characters whose name answers a search, as `seenCharacters`: the best match first; of equally good ones, those of the best known works. */
export const charactersNamed = async (
  app: App,
  { query, first }: { query: string; first: number },
  reader: Reader,
): Promise<CharacterInWork[][]> => {
  const matchOf = matchOfNames(query);
  const seen = await seenCharacters(app, await idsNamed(app.db, 'CHARACTER', query), reader);
  return seen
    .map((works) => ({
      works,
      match: Math.max(...works.map(({ character }) => matchOf(character))),
      fame: Math.max(...works.map(fameOf)),
    }))
    .toSorted((a, b) => b.match - a.match || b.fame - a.fame)
    .slice(0, first)
    .map(({ works }) => works);
};
