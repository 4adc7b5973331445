import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import { audit, parseInput, type Visitor } from '#slices/accounts/index.ts';
import { z } from 'zod';
import { sealConfig, targetsOf, type Target } from '../queries/targets.ts';
import { because, reasons, refusal } from '../reasons.ts';
import { CHAT_KINDS, configSchema, type ChatKind } from '../targets/index.ts';

/** Targets that one person can have. */
const MOST_TARGETS = 10;

interface Owner {
  userId: string;
  visitor: Visitor;
}

const name = z
  .string(because('ALERT_NAME_MISSING'))
  .trim()
  .min(1, because('ALERT_NAME_MISSING'))
  .max(60, because('ALERT_NAME_TOO_LONG'))
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), because('ALERT_NAME_INVALID'));

const head = z.object({ kind: z.enum(CHAT_KINDS as [ChatKind, ...ChatKind[]]), name });

/** What is typed for a new target. */
export interface TargetInput {
  kind: ChatKind;
  name: string;
  address?: string | null | undefined;
  channel?: string | null | undefined;
  secret?: string | null | undefined;
}

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

/** Two at once would both find room for one more, so the account's row is locked. */
const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  await tx.selectFrom('accounts.user').select('id').where('id', '=', userId).forUpdate().execute();
  const targets = await targetsOf(tx, { userId });
  if (targets.length >= MOST_TARGETS)
    throw refusal('CONFLICT', 'ALERT_TOO_MANY_TARGETS', { most: MOST_TARGETS });
};

/** Adds a target. @throws Refusal `BAD_USER_INPUT` naming every fault, `CONFLICT` */
export const addTarget = async (
  app: App,
  tx: Tx,
  { userId, visitor, input }: Owner & { input: TargetInput },
): Promise<Target> => {
  const { kind } = input;
  const typed = parseInput(head.and(configSchema(kind)), input, reasons);
  const config = configSchema(kind).parse(input);
  await requireRoom(tx, userId);
  const id = app.ids.next();
  await tx
    .insertInto('alerts.target')
    .values({
      id,
      user_id: userId,
      kind,
      name: typed.name,
      host: URL.parse(config.address)?.host ?? '',
      config_sealed: sealConfig(app, id, config),
      created_at: app.clock.now(),
    })
    .execute();
  await audit(app, tx, { userId, action: 'alert-target-added', visitor });
  return ownTarget(tx, { userId, id });
};

const changes = z.object({ name: name.nullish(), isPaused: z.boolean().nullish() });

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
