import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import {
  asOneBatch,
  deleteEntries,
  entriesOfWorks,
  type EntryRow,
  writeEntries,
  type Writer,
} from '#slices/lists/index.ts';
import type { OpenLink } from '../link/ask-link.ts';
import type { SyncEntry } from '../rules/merge/entry.ts';
import type { Applied } from './apply-step.ts';
import { stateOfSet, syncEntryOf } from './entry-state.ts';
import type { Run } from './stored-run.ts';

/** What became of a write to our list. */
export interface WrittenHere {
  /** The entry as it is now. */
  after: SyncEntry | null;
  /** Why the list refused it. */
  refused: string | null;
}

/** The run writes, so that all it wrote is one batch, and its events are no edits of a person. */
const writerOf = (app: App, { run, open }: { run: Run; open: OpenLink }): Writer => ({
  userId: open.link.userId,
  source: 'SYNC',
  client: { kind: 'sync', name: open.configured.connector.name },
  batchId: run.id,
  at: app.clock.now(),
});

const entryRowOf = ({ row, planned }: Applied): EntryRow => ({
  media: row.media,
  workId: row.workId,
  state: stateOfSet(planned.result.localSet ?? {}),
  updatedAt: row.remoteUpdatedAt,
});

const isSaved = ({ planned }: Applied): boolean =>
  planned.result.local === 'create' || planned.result.local === 'update';

const save = async (
  app: App,
  tx: Tx,
  writer: Writer,
  applied: readonly Applied[],
): Promise<Map<Applied, WrittenHere>> => {
  const saved = applied.filter(isSaved);
  const rows = saved.map(entryRowOf);
  const results = await writeEntries(app, tx, { ...writer, rows, policy: 'file-wins' });
  return new Map(
    saved.map((one, index) => {
      const { after = null, problem = null } = results[index] ?? {};
      const kept = after ? syncEntryOf(after) : one.planned.entry.local;
      return [one, { after: kept, refused: problem?.message ?? null }];
    }),
  );
};

const remove = async (
  app: App,
  tx: Tx,
  writer: Writer,
  applied: readonly Applied[],
): Promise<void> => {
  for (const media of MEDIA) {
    const gone = applied.filter(
      ({ row, planned }) => row.media === media && planned.result.local === 'delete',
    );
    if (gone.length === 0) continue;
    const list = { userId: writer.userId, media, reading: 'own' as const };
    const entries = await entriesOfWorks(
      tx,
      list,
      gone.map(({ row }) => row.workId),
    );
    const ids = [...entries.values()].map(({ id }) => id);
    await deleteEntries(app, tx, writer, { media, ids });
  }
};

/** Writes what a plan changes on our list. @returns what became of each row, in their order */
export const writeHere = async (
  app: App,
  tx: Tx,
  { run, open, applied }: { run: Run; open: OpenLink; applied: readonly Applied[] },
): Promise<WrittenHere[]> => {
  const writer = writerOf(app, { run, open });
  const saved = await asOneBatch(app, tx, writer, async () => {
    await remove(app, tx, writer, applied);
    return save(app, tx, writer, applied);
  });
  return applied.map((one) => {
    const after = one.planned.result.local === 'delete' ? null : one.planned.entry.local;
    return saved.get(one) ?? { after, refused: null };
  });
};
