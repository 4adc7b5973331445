import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { searchedWords } from './rules/name-words.ts';

/** Whose names are looked up in the database: characters, and those who speak them. People whom works credit are in memory. */
export type NamedSubject = 'CHARACTER' | 'VOICE';

/** Words that are looked at for one search, and subjects that are told apart by their works. */
const MOST_WORDS = 2_000;
const MOST_SUBJECTS = 60;
const LAST = '\u{10ffff}';

/** The ids of those with a name in which all words of a search begin a word; those in the most works first. */
export const idsNamed = async (
  db: Database,
  subject: NamedSubject,
  query: string,
): Promise<string[]> => {
  const [first, ...others] = searchedWords(query);
  if (first === undefined) return [];
  const hasOthers = others.map(
    (word) => sql`and exists (select from catalog.name_word other
      where other.subject = ${subject} and other.subject_id = met.subject_id and other.word >= ${word} and other.word < ${word + LAST})`,
  );
  const { rows } = await sql<{ id: string }>`
    select subject_id as id
    from (select word, subject_id, work_id from catalog.name_word
      where subject = ${subject} and word >= ${first} and word < ${first + LAST} order by word limit ${sql.lit(MOST_WORDS)}) met
    where true ${sql.join(hasOthers, sql` `)}
    group by subject_id
    order by bool_or(word = ${first}) desc, count(distinct work_id) desc, subject_id
    limit ${sql.lit(MOST_SUBJECTS)}`.execute(db);
  return rows.map(({ id }) => id);
};
