import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Reader } from './queries.ts';
import { type CharacterInWork, inWorks } from './roles.ts';
import { nameMatcher } from './rules/name-match.ts';
import { searchedWords } from './rules/name-words.ts';
import { nameKey } from './rules/title-key.ts';
import { appearancesOf } from './stored-details.ts';

/** Words that are looked at for one search, and characters that are told apart by their works. */
const MOST_WORDS = 2_000;
const MOST_CHARACTERS = 60;
const LAST = '\u{10ffff}';

const idsNamed = async ({ db }: App, words: readonly string[]): Promise<string[]> => {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const hasOthers = others.map(
    (word) => sql`and exists (select from catalog.character_word other
      where other.character_id = met.character_id and other.word >= ${word} and other.word < ${word + LAST})`,
  );
  const { rows } = await sql<{ id: string }>`
    select character_id as id
    from (select word, character_id, work_id from catalog.character_word
      where word >= ${first} and word < ${first + LAST} order by word limit ${sql.lit(MOST_WORDS)}) met
    where true ${sql.join(hasOthers, sql` `)}
    group by character_id
    order by bool_or(word = ${first}) desc, count(distinct work_id) desc, character_id
    limit ${sql.lit(MOST_CHARACTERS)}`.execute(db);
  return rows.map(({ id }) => id);
};

const fameOf = ({ anime, manga }: CharacterInWork): number => (anime ?? manga)?.popularity ?? 0;

/** The characters whose name answers a search, as far as the reader may see any of their works; of equally good ones, those of the best known works first. */
export const charactersNamed = async (
  app: App,
  { query, first }: { query: string; first: number },
  reader: Reader,
): Promise<CharacterInWork['character'][]> => {
  const ids = await idsNamed(app, searchedWords(query));
  if (ids.length === 0) return [];
  const appearances = await appearancesOf(app.db, ids);
  const matchOf = nameMatcher(nameKey(query));
  const ranked = ids.flatMap((id) => {
    const seen = inWorks(app, appearances.get(id) ?? [], reader);
    const [newest] = seen;
    if (!newest) return [];
    const { character } = newest;
    const match = Math.max(
      matchOf(nameKey(character.name)),
      matchOf(nameKey(character.nameNative ?? '')),
    );
    return { character, match, fame: Math.max(...seen.map(fameOf)) };
  });
  return ranked
    .toSorted((a, b) => b.match - a.match || b.fame - a.fame)
    .slice(0, first)
    .map(({ character }) => character);
};
