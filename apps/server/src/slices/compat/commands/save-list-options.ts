import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
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
