import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { requireDeclared, type AuditAction } from '#platform/vocabulary.ts';
import { networkOf, type Visitor } from './visitor.ts';

/** The visitor for what an operator does by command. */
export const OPERATOR: Visitor = {
  actor: { kind: 'operator' },
  address: '',
  userAgent: 'tsuzuki command',
  requestId: '-',
};

/** The visitor for what the service does by itself. */
export const SERVICE: Visitor = {
  actor: { kind: 'service' },
  address: '',
  userAgent: 'tsuzuki',
  requestId: '-',
};

/**
 * Records one sensitive action on the account of `userId`, in the transaction that performs it. `subject` is the id of whom or what it concerned
 * besides the account.
 */
export const audit = async (
  app: App,
  tx: Tx,
  entry: { userId: string; action: AuditAction; visitor: Visitor; subject?: string | undefined },
): Promise<void> => {
  const { userId, action, visitor, subject } = entry;
  const { actor } = visitor;
  requireDeclared('audit', app.vocabulary.audits, action);
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
      subject: subject ?? null,
    })
    .execute();
};

/** Whether the same action was recorded before, from the same kind of browser. */
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
