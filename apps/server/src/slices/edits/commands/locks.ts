import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { FieldAddress } from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';
import { type Lock, lockOn } from '../rules/lock.ts';
import { mayModerate, type Role } from '../policy.ts';
import type { Subject } from '../model.ts';

/** The locks on a work that hold now, the oldest first: also those on works that are part of it, or on the one that stands for it. */
export const locksOf = async (app: App, db: Database, workId: string): Promise<Lock[]> => {
  const { rows } = await sql<Lock>`
    with standing as materialized (
      select coalesce((select new_id from catalog.redirect where old_id = ${workId}), ${workId}) as id)
    select id, field, reason, expires_at as "expiresAt" from edits.lock
    where work_id = any(array(
        select id from standing union all select old_id from catalog.redirect where new_id = (select id from standing)))
      and (expires_at is null or expires_at > ${app.clock.now()})
    order by locked_at, id`.execute(db);
  return rows;
};

/** @throws Refusal `FORBIDDEN` with the `field` if one of the addresses is locked and the role is below a moderator’s */
export const requireUnlocked = async (
  app: App,
  tx: Tx,
  { workId, fields, role }: { workId: string; fields: readonly FieldAddress[]; role: Role },
): Promise<void> => {
  if (mayModerate(role)) return;
  const locks = await locksOf(app, tx, workId);
  for (const field of fields) {
    const lock = lockOn(field, locks, app.clock.now());
    if (lock) throw refusal('FORBIDDEN', 'EDIT_LOCKED', { cause: lock.reason, field });
  }
};

/** @throws Refusal `FORBIDDEN` if one of the works is locked as a whole and the role is below a moderator’s */
export const requireWorksUnlocked = async (
  app: App,
  tx: Tx,
  { workIds, role }: { workIds: readonly string[]; role: Role },
): Promise<void> => {
  if (mayModerate(role)) return;
  for (const workId of workIds) {
    const lock = (await locksOf(app, tx, workId)).find(({ field }) => field === null);
    if (lock) throw refusal('FORBIDDEN', 'EDIT_LOCKED', { cause: lock.reason });
  }
};

/** Locks a work, a field of it, or a row, for all but moderators. @returns the id of the lock */
export const lockWork = async (
  app: App,
  tx: Tx,
  input: Subject & Omit<Lock, 'id'> & { by: string },
): Promise<string> => {
  const id = app.ids.next();
  await tx
    .insertInto('edits.lock')
    .values({
      id,
      medium: input.medium,
      work_id: input.workId,
      field: input.field,
      reason: input.reason,
      locked_by: input.by,
      locked_at: app.clock.now(),
      expires_at: input.expiresAt,
    })
    .execute();
  return id;
};

/** Removes a lock. @returns the work that it was on. @throws Refusal `NOT_FOUND` */
export const unlockWork = async (tx: Tx, id: string): Promise<string> => {
  const removed = await tx
    .deleteFrom('edits.lock')
    .where('id', '=', id)
    .returning('work_id')
    .executeTakeFirst();
  if (!removed) throw refusal('NOT_FOUND', 'LOCK_NOT_FOUND');
  return removed.work_id;
};
