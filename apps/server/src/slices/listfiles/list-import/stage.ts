import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { storableText } from '#platform/text.ts';
import type { ImportFormat, ListFormat } from '../formats/list-format.ts';
import { isUnknownFile } from '../formats/unknown-format.ts';
import { readList, type ReadList } from '../read-list.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import type { ImportPolicy } from '../rules/import-word.ts';
import { readDecisions } from '#slices/exchange/index.ts';
import { previewRows } from './preview.ts';
import { storeRows } from './stored-row.ts';

/** How many imports an account may have before it starts them. The oldest are deleted first. */
const MOST_UNSTARTED = 5;

/** A file to import. */
export interface StageInput {
  userId: string;
  /** `auto`: detect the format. */
  format: ListFormat | 'auto';
  bytes: Uint8Array;
  fileName: string | null;
  policy: ImportPolicy;
  /** Accepts the only work with the same title for rows without a known id, without asking. */
  trustTitles?: boolean;
}

/** What an import notes of what it was read from. */
type ReadInput = Pick<StageInput, 'userId' | 'fileName' | 'policy'>;

const insertImport = async (
  app: App,
  tx: Tx,
  { userId, format, fileName, policy }: ReadInput & { format: ImportFormat | 'auto' },
  refused: Refusal | null,
): Promise<string> => {
  const id = app.ids.next();
  await tx
    .insertInto('listfiles.list_import')
    .values({
      id,
      user_id: userId,
      format,
      file_name: fileName === null ? null : storableText(fileName, 255),
      state: refused ? 'REFUSED' : 'PREVIEW',
      policy,
      fault: refused && storableText(refused.message, 1000),
      fault_reason: refused && reasonColumn(refused),
      row_count: 0,
      created_at: app.clock.now(),
    })
    .execute();
  return id;
};

/** Deletes what an account staged long ago and never started. */
export const forgetUnstarted = async (tx: Tx, userId: string): Promise<void> => {
  const old = tx
    .selectFrom('listfiles.list_import')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['PREVIEW', 'REFUSED'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_UNSTARTED);
  await tx.deleteFrom('listfiles.list_import').where('id', 'in', old).execute();
};

/** Stores the whole file or nothing. */
const store = (app: App, input: ReadInput, list: ReadList): Promise<string> =>
  app.db.transaction().execute(async (tx) => {
    const { format } = list;
    const id = await insertImport(app, tx, { ...input, format }, null);
    const rowCount = await storeRows(tx, id, list);
    await tx
      .updateTable('listfiles.list_import')
      .set({ row_count: rowCount, collections: JSON.stringify(list.collections) })
      .where('id', '=', id)
      .execute();
    await forgetUnstarted(tx, input.userId);
    return id;
  });

/**
 * Reads a file and stores its rows, so that an import can be previewed, and resumed after an interruption. @returns the import's id
 * @throws Refusal for a file that cannot be read
 */
export const stageList = async (app: App, input: StageInput): Promise<string> => {
  const list = await readList(app, input, await readDecisions(app.db, input.userId));
  return stageRead(app, input, list);
};

/** Stores rows that are read already, so that an import can be previewed. @returns the import's id */
export const stageRead = async (app: App, input: ReadInput, list: ReadList): Promise<string> => {
  const id = await store(app, input, list);
  await previewRows(app, { userId: input.userId, id, policy: input.policy });
  return id;
};

/**
 * As `stageList`, but a file that cannot be read becomes a refused import with the reason, for pages to show.
 * @throws Refusal for a file of unknown format, or without content
 */
export const stageListOrFault = async (app: App, input: StageInput): Promise<string> => {
  try {
    return await stageList(app, input);
  } catch (error) {
    if (!(error instanceof Refusal) || isUnknownFile(error)) throw error;
    const format = (error.details['format'] as ListFormat | undefined) ?? input.format;
    return app.db.transaction().execute((tx) => insertImport(app, tx, { ...input, format }, error));
  }
};
