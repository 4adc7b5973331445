import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { FieldAddress } from '#slices/catalog/index.ts';
import { groupOf } from '../editable/field.ts';
import { readStanding } from '../editor.ts';
import type { Subject } from '../model.ts';
import { refusal } from '../reasons.ts';
import { requireUnlocked } from './locks.ts';

/** Who is about to change values of a work without anybody else. */
interface Applier extends Subject {
  /** Null if votes decide: they open no lock. */
  by: string | null;
  /** Whether nobody else wants these changes. */
  isOwn: boolean;
  fields: readonly FieldAddress[];
}

/**
 * Checks that values may be changed now. What was unlocked when it was proposed may be locked since.
 * @throws Refusal `FORBIDDEN` with the `field` that is locked, or in which nothing of theirs is applied without review, or if they are blocked
 */
export const requireApplier = async (
  app: App,
  tx: Tx,
  { by, isOwn, medium, workId, fields }: Applier,
): Promise<void> => {
  const standing = by === null ? null : await readStanding(tx, by);
  await requireUnlocked(app, tx, { workId, fields, role: standing?.role ?? 'user' });
  if (!standing || !isOwn) return;
  const field = fields.find((one) => standing.distrusted.includes(groupOf(medium, one)));
  if (field) throw refusal('FORBIDDEN', 'EDIT_OWN_DISTRUSTED', { field });
};
