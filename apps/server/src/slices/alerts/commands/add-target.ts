import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { outbound, OutboundFault, type Outbound } from '#platform/outbound/index.ts';
import { audit, parseInput } from '#slices/accounts/index.ts';
import { sealConfig, targetsOf, type Target } from '../queries/targets.ts';
import { because, reasons, refusal } from '../reasons.ts';
import { CHAT_KINDS, configSchema, type ChatKind, type TargetConfig } from '../targets/index.ts';
import { ownTarget, targetName, type Owner } from './change-targets.ts';

/** Targets that one person can have. */
const MOST_TARGETS = 10;

const head = z.object({
  kind: z.enum(CHAT_KINDS as [ChatKind, ...ChatKind[]]),
  name: targetName,
});

/** What is typed for a new target. */
export interface TargetInput {
  kind: ChatKind;
  name: string;
  address?: string | null | undefined;
  channel?: string | null | undefined;
  secret?: string | null | undefined;
}

const maySendTo = (sender: Outbound, address: string): boolean => {
  try {
    sender.check(address);
    return true;
  } catch (error) {
    if (error instanceof OutboundFault) return false;
    throw error;
  }
};

/**
 * Refuses an address of which we know now that nothing can be sent there. A name is looked up again for every message, because it may lead
 * elsewhere by then.
 * @throws Refusal `BAD_USER_INPUT`
 */
const requireReachable = async (app: App, { address }: TargetConfig): Promise<void> => {
  const sender = await app.open(outbound);
  const reachable = z
    .string()
    .refine((text) => maySendTo(sender, text), because('ALERT_ADDRESS_FORBIDDEN'));
  parseInput(z.object({ address: reachable }), { address }, reasons);
};

/** Two at once would both find room for one more, so the account's row is locked. */
const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  await tx.selectFrom('accounts.user').select('id').where('id', '=', userId).forUpdate().execute();
  const targets = await targetsOf(tx, { userId });
  if (targets.length >= MOST_TARGETS)
    throw refusal('CONFLICT', 'ALERT_TOO_MANY_TARGETS', { most: MOST_TARGETS });
};

/** By what a browser knows its own subscription; null for other targets. */
const endpointHash = (kind: ChatKind, { address }: TargetConfig): string | null =>
  kind === 'WEB_PUSH' ? createHash('sha256').update(address).digest('hex') : null;

/** A browser has one subscription with us: whoever turned it on last in that browser gets the alerts there. */
const forgetBrowser = async (tx: Tx, hash: string | null): Promise<void> => {
  if (hash !== null)
    await tx.deleteFrom('alerts.target').where('endpoint_hash', '=', hash).execute();
};

const insertTarget = async (
  app: App,
  tx: Tx,
  {
    userId,
    kind,
    name,
    config,
  }: { userId: string; kind: ChatKind; name: string; config: TargetConfig },
): Promise<string> => {
  const id = app.ids.next();
  await tx
    .insertInto('alerts.target')
    .values({
      id,
      user_id: userId,
      kind,
      name,
      host: URL.parse(config.address)?.host ?? '',
      config_sealed: sealConfig(app, id, config),
      endpoint_hash: endpointHash(kind, config),
      created_at: app.clock.now(),
    })
    .execute();
  return id;
};

/** Adds a target. @throws Refusal `BAD_USER_INPUT` naming every fault, `CONFLICT` */
export const addTarget = async (
  app: App,
  tx: Tx,
  { userId, visitor, input }: Owner & { input: TargetInput },
): Promise<Target> => {
  const { kind } = input;
  const { name } = parseInput(head.and(configSchema(kind)), input, reasons);
  const config = configSchema(kind).parse(input);
  await requireReachable(app, config);
  await forgetBrowser(tx, endpointHash(kind, config));
  await requireRoom(tx, userId);
  const id = await insertTarget(app, tx, { userId, kind, name, config });
  await audit(app, tx, { userId, action: 'alert-target-added', visitor });
  return ownTarget(tx, { userId, id });
};
