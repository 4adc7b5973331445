import type { Client } from '#platform/client.ts';
import type { Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireAccount } from '#slices/access/index.ts';
import type { Writer } from '../commands/change.ts';
import { sourceOf } from '../rules/word.ts';

/** The user whose own list is read. @throws Refusal `UNAUTHENTICATED`, or `FORBIDDEN` without the scope `read:list` */
export const ownerOf = ({ caller }: Pick<RequestContext, 'caller'>): string =>
  requireAccount(caller, 'read:list');

const SYSTEM: Client = { kind: 'system', name: null };

/** The user who writes. @throws Refusal `UNAUTHENTICATED`, or `FORBIDDEN` without the scope `write:list`. */
export const writerOf = ({ app, caller }: RequestContext): Writer => {
  const userId = requireAccount(caller, 'write:list');
  const client = caller.client ?? SYSTEM;
  return {
    userId,
    source: sourceOf(client.kind),
    client,
    batchId: app.ids.next(),
    at: app.clock.now(),
  };
};

/** Performs one change of the caller's list in its own transaction. */
export const act = <Result>(
  context: RequestContext,
  work: (tx: Tx, writer: Writer) => Promise<Result>,
): Promise<Result> => {
  const writer = writerOf(context);
  return context.app.db.transaction().execute((tx) => work(tx, writer));
};
