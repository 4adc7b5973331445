import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import { audit, parseInput, type Visitor } from '#slices/accounts/index.ts';
import { z } from 'zod';
import { targetsOf, type Target } from '../queries/targets.ts';
import { because, reasons, refusal } from '../reasons.ts';

/** Whose targets are changed, and by whom. */
export interface Owner {
  userId: string;
  visitor: Visitor;
}

/** The name of a target. */
export const targetName = z
  .string(because('ALERT_NAME_MISSING'))
  .trim()
  .min(1, because('ALERT_NAME_MISSING'))
  .max(60, because('ALERT_NAME_TOO_LONG'))
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), because('ALERT_NAME_INVALID'));

const targetUnknown = () => refusal('NOT_FOUND', 'ALERT_TARGET_NOT_FOUND');

/** One target of a person. @throws Refusal `NOT_FOUND` */
export const ownTarget = async (
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<Target> => {
  const [target] = isId(id) ? await targetsOf(tx, { userId, id }) : [];
  if (!target) throw targetUnknown();
  return target;
};

const changes = z.object({ name: targetName.nullish(), isPaused: z.boolean().nullish() });

/** Renames or pauses a target. @throws Refusal `BAD_USER_INPUT`, `NOT_FOUND` */
export const changeTarget = async (
  tx: Tx,
  { userId, id, input }: { userId: string; id: string; input: z.input<typeof changes> },
): Promise<Target> => {
  const target = await ownTarget(tx, { userId, id });
  const change = parseInput(changes, input, reasons);
  await tx
    .updateTable('alerts.target')
    .set({ name: change.name ?? target.name, is_paused: change.isPaused ?? target.isPaused })
    .where('id', '=', id)
    .execute();
  return ownTarget(tx, { userId, id });
};

/** Removes a target, with its log. @throws Refusal `NOT_FOUND` */
export const removeTarget = async (
  app: App,
  tx: Tx,
  { userId, visitor, id }: Owner & { id: string },
): Promise<void> => {
  await ownTarget(tx, { userId, id });
  await tx.deleteFrom('alerts.target').where('id', '=', id).execute();
  await audit(app, tx, { userId, action: 'alert-target-removed', visitor });
};
