import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { FieldAddress } from '#slices/catalog/index.ts';
import { readWork } from '../editable/work.ts';
import type { Said } from '../model.ts';
import { isSameSaid } from '../rules/undo.ts';
import { queueUpstream } from '../upstream/upstream-row.ts';
import { applySaid, saidNow } from './apply.ts';
import { type StoredRevision, storedRevisions } from './stored-revision.ts';

/** What people said of a work that became part of another, and what they say since some of it was undone. */
interface Undone {
  workId: string;
  said: ReadonlyMap<FieldAddress, { from: Said; to: Said }>;
  by: string;
  note: string;
}

/** A merge carries what people say, but not that there is no value. */
const carriedAgain = (to: Said, before: Said): Said => (to && to.value !== null ? to : before);

const undoIn = async (
  app: App,
  tx: Tx,
  { carrier, said, by, note }: Undone & { carrier: StoredRevision },
): Promise<number> => {
  const { medium, workId, fields } = carrier;
  const before = await readWork(tx, { medium, workId, wanted: fields.map(({ field }) => field) });
  const changed = fields.flatMap(({ field, saidBefore, saidAfter }) => {
    const undone = said.get(field);
    const isCarried = undone && isSameSaid(undone.from, saidAfter);
    if (!isCarried || !isSameSaid(saidNow(before, field), saidAfter)) return [];
    return [[field, { from: saidAfter, to: carriedAgain(undone.to, saidBefore) }] as const];
  });
  if (changed.length === 0) return 0;
  const after = new Map(changed.map(([field, { to }]) => [field, to]));
  const undoer = { authorId: by, decidedBy: by, proposalId: null, note };
  const application = { medium, workId, said: after, ...undoer };
  const { id } = await applySaid(app, tx, { application, before });
  await queueUpstream(app, tx, id);
  return 1 + (await undoCarried(app, tx, { workId, said: new Map(changed), by, note }));
};

/**
 * Takes what was undone of a merged work back from the works that it is part of by now, where nobody changed it since: a merge says of the
 * other work what people said of the first.
 * @returns how many works changed
 */
export const undoCarried = async (app: App, tx: Tx, undone: Undone): Promise<number> => {
  const carriers = await storedRevisions(
    tx,
    sql`other_id = ${undone.workId} and kind = 'MERGE' and undone_by is null`,
  );
  let works = 0;
  for (const carrier of carriers) works += await undoIn(app, tx, { ...undone, carrier });
  return works;
};
