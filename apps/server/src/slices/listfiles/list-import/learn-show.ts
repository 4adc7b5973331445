import type { NotNull } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import {
  confirmLibraryShow,
  forgetShowsIfKnown,
  type LibraryShow,
} from '#slices/scrobble/index.ts';
import { BY_IMPORT } from './by-import.ts';
import type { ImportKey } from './stored-import.ts';

/** A row of which its owner said which anime it is. */
interface DecidedRow extends ImportKey {
  number: number;
  workId: string;
  show: LibraryShow;
}

/** Lets the media server of a row know the show from now on, in all its seasons. */
export const learnShow = async (
  app: App,
  tx: Tx,
  { userId, id, number, workId, show }: DecidedRow,
): Promise<void> => {
  const by = { userId, ...BY_IMPORT, batchId: app.ids.next(), at: app.clock.now() } as const;
  const knownShowId = await confirmLibraryShow(app, tx, { show, by, animeId: workId });
  if (knownShowId === null) return;
  await tx
    .updateTable('listfiles.list_row')
    .set({ known_show_id: knownShowId })
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute();
};

/** Forgets the shows that were learned from the rows of an import. */
export const forgetLearned = async (app: App, tx: Tx, id: string, by: Writer): Promise<void> => {
  const rows = await tx
    .selectFrom('listfiles.list_row')
    .select('known_show_id')
    .where('import_id', '=', id)
    .where('known_show_id', 'is not', null)
    .$narrowType<{ known_show_id: NotNull }>()
    .execute();
  const ids = rows.map((row) => row.known_show_id);
  await forgetShowsIfKnown(app, tx, { ids, by });
};
