import type { App } from '#platform/app.ts';
import type { Selectable } from 'kysely';
import type { DB, Tx } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { createCustomList, customLists, type Writer } from '#slices/lists/index.ts';
import { listOptionsOf } from '../queries/list-options.ts';
import type { ListOptionsInput } from '../rules/list-options.ts';

interface Asked {
  media: Media;
  options: ListOptionsInput;
}

/**
 * Creates the custom lists that an account does not have. None is deleted: an app may not know all of them, and `DeleteCustomList` says it.
 * @throws Refusal `BAD_USER_INPUT` for too many
 */
const addCustomLists = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, names }: { media: Media; names: readonly string[] },
): Promise<void> => {
  const known = await customLists(tx, { userId: writer.userId, media });
  const taken = new Set(known.map(({ name }) => name.toLowerCase()));
  for (const name of names) {
    if (taken.has(name.toLowerCase())) continue;
    await createCustomList(app, tx, writer, { media, name });
  }
};

/** Changes the options of one list. What is left out stays. */
export const saveListOptions = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, options: { customLists: names, ...said } }: Asked,
): Promise<void> => {
  if (names) await addCustomLists(app, tx, writer, { media, names });
  const { userId } = writer;
  const kept = await listOptionsOf(tx, userId, media);
  const row = {
    section_order: [...(said.sectionOrder ?? kept.sectionOrder)],
    is_completed_split: said.splitCompletedSectionByFormat ?? kept.splitCompletedSectionByFormat,
    rated_aspects: [...(said.advancedScoring ?? kept.advancedScoring)],
    is_rated_by_aspect: said.advancedScoringEnabled ?? kept.advancedScoringEnabled,
  };
  await tx
    .insertInto('compat.list_options')
    .values({ user_id: userId, media, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'media']).doUpdateSet(row))
    .execute();
};

/** Keeps how an account wants the rows of its lists sorted. */
export const saveRowOrder = async (tx: Tx, userId: string, rowOrder: string): Promise<void> => {
  const row = { row_order: rowOrder };
  await tx
    .insertInto('compat.user_options')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

const COLUMNS = [
  'section_order',
  'is_completed_split',
  'rated_aspects',
  'is_rated_by_aspect',
] as const;

/** The options as they are kept, by the names of the lists, and the order of rows; null where nothing is. */
export const storedOptions = async (tx: Tx, userId: string): Promise<Record<string, unknown>> => {
  const rows = await tx
    .selectFrom('compat.list_options')
    .select(['media', ...COLUMNS])
    .where('user_id', '=', userId)
    .execute();
  const order = await tx
    .selectFrom('compat.user_options')
    .select('row_order')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const lists = MEDIA.map((media) => {
    const { media: _media, ...row } = rows.find((one) => one.media === media) ?? {};
    return [media, Object.keys(row).length > 0 ? row : null] as const;
  });
  return { rowOrder: order?.row_order ?? null, ...Object.fromEntries(lists) };
};

type OptionsRow = Pick<Selectable<DB['compat.list_options']>, (typeof COLUMNS)[number]>;

/** Keeps the options of a list as they were; null: as those of a new account. */
export const restoreListOptions = async (
  tx: Tx,
  { userId, media, row }: { userId: string; media: Media; row: unknown },
): Promise<void> => {
  await tx
    .deleteFrom('compat.list_options')
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .execute();
  if (row === null) return;
  const kept = { user_id: userId, media, ...(row as OptionsRow) };
  await tx.insertInto('compat.list_options').values(kept).execute();
};

/** Keeps the order of rows as it was; null: as that of a new account. */
export const restoreRowOrder = async (
  tx: Tx,
  userId: string,
  rowOrder: string | null,
): Promise<void> => {
  if (rowOrder !== null) return saveRowOrder(tx, userId, rowOrder);
  await tx.deleteFrom('compat.user_options').where('user_id', '=', userId).execute();
};
