import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { networkOf, type Visitor } from './visitor.ts';

/** What is written down of an account's life, by all slices. */
export const AUDIT_ACTIONS = [
  'account-created',
  'signed-in',
  'signed-out',
  'confirmed',
  'totp-enabled',
  'totp-disabled',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'passkey-refused',
  'second-factor-locked',
  'factors-reset',
  'session-revoked',
  'other-sessions-revoked',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'username-changed',
  'privacy-changed',
  'exported',
  'grant-allowed',
  'grant-begun',
  'grant-ended',
  'grant-misused',
  'deletion-asked',
  'deletion-cancelled',
  'invitation-created',
  'invitation-withdrawn',
  'role-changed',
  'disabled',
  'enabled',
  'tier-changed',
  'key-created',
  'key-rotated',
  'key-revoked',
  'key-reported',
  'token-created',
  'token-renamed',
  'token-set',
  'token-rotated',
  'token-deleted',
  'token-reported',
  'feed-made',
  'feed-deleted',
  'feed-reported',
  'export-scheduled',
  'export-unscheduled',
  'mapping-rule-added',
  'mapping-rule-removed',
  'mapping-rule-restored',
  'mapping-rule-refused',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The visitor of what an operator does by command. */
export const OPERATOR: Visitor = {
  actor: { kind: 'operator' },
  address: '',
  userAgent: 'tsuzuki command',
  requestId: '-',
};

/** The visitor of what the service does by itself. */
export const SERVICE: Visitor = {
  actor: { kind: 'service' },
  address: '',
  userAgent: 'tsuzuki',
  requestId: '-',
};

/** Writes down one sensitive action on the account of `userId`, in the transaction that does it. */
export const audit = async (
  app: App,
  tx: Tx,
  entry: { userId: string; action: AuditAction; visitor: Visitor },
): Promise<void> => {
  const { userId, action, visitor } = entry;
  const { actor } = visitor;
  await tx
    .insertInto('accounts.audit')
    .values({
      recorded_at: app.clock.now(),
      user_id: userId,
      action,
      actor: actor.kind,
      actor_id: actor.kind === 'administrator' ? actor.id : null,
      network: networkOf(visitor.address),
      user_agent: visitor.userAgent,
      request_id: visitor.requestId,
    })
    .execute();
};

/** Whether the same was written down before, of the same kind of browser. */
export const hasAudited = async (
  tx: Tx,
  { userId, action, visitor }: { userId: string; action: AuditAction; visitor: Visitor },
): Promise<boolean> => {
  const row = await tx
    .selectFrom('accounts.audit')
    .select('id')
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('user_agent', '=', visitor.userAgent)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
