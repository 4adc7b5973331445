import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { FIRST_OWN, numberOf, OWN_NUMBERS } from '../rules/number.ts';

/** The numbers of entries that are not those of their ids. */
export type EntryNumbers = ReadonlyMap<string, number>;

/** Numbers of entries of an account that are not those of their ids: an older entry has that number. */
export const entryNumbers = async (app: App, userId: string): Promise<EntryNumbers> => {
  const rows = await app.db
    .selectFrom('compat.entry_number as known')
    .innerJoin('lists.entry as entry', 'entry.id', 'known.entry_id')
    .select(['known.entry_id', 'known.number'])
    .where('entry.user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.entry_id, row.number]));
};

/** The number by which apps know an entry. */
export const numberOfEntry = (numbers: EntryNumbers, id: string): number =>
  numbers.get(id) ?? numberOf(id);

const isShared = (numbers: EntryNumbers, ids: readonly string[]): boolean =>
  new Set(ids.map((id) => numberOfEntry(numbers, id))).size < ids.length;

/** Ids of an account's entries whose own numbers an older one has, or one that got it, deleted ones among them. */
const sharing = async (app: App, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, number, row_number() over (partition by number order by id) as place from (
        select id, ${FIRST_OWN} + (('x' || right(id::text, 8))::bit(32)::bigint & ${OWN_NUMBERS - 1}) as number
        from lists.entry where user_id = ${userId}) own) placed
    where place > 1 or number in (
      select known.number from compat.entry_number as known join lists.entry as entry on entry.id = known.entry_id
      where entry.user_id = ${userId})
    order by id`.execute(app.db);
  return rows.map(({ id }) => id);
};

const numbersOfAll = async (
  app: App,
  userId: string,
  known: EntryNumbers,
): Promise<Set<number>> => {
  const rows = await app.db
    .selectFrom('lists.entry')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }) => numberOfEntry(known, id)));
};

/**
 * The numbers of an account's entries, no two the same: of entries whose ids give one number the oldest keeps it, and each other gets the
 * next that is free, for good. @param isNew whether entries may have been added that `ids` lacks
 */
export const distinctNumbers = async (
  app: App,
  userId: string,
  { ids, isNew = false }: { ids: readonly string[]; isNew?: boolean },
): Promise<EntryNumbers> => {
  const known = await entryNumbers(app, userId);
  if (!isNew && !isShared(known, ids)) return known;
  const missing = (await sharing(app, userId)).filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const taken = await numbersOfAll(app, userId, known);
  for (const id of missing) {
    let number = numberOf(id);
    while (taken.has(number)) number = FIRST_OWN + ((number + 1 - FIRST_OWN) % OWN_NUMBERS);
    taken.add(number);
    await app.db
      .insertInto('compat.entry_number')
      .values({ entry_id: id, number })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return entryNumbers(app, userId);
};
