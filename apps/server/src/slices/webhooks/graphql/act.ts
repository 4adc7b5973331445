import type { Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { visitorOfContext, type Visitor } from '#slices/accounts/index.ts';
import { findEndpoint, type Endpoint } from '../endpoint/queries.ts';
import { refusal } from '../reasons.ts';

/** Who manages webhooks. */
export interface Manager {
  userId: string;
  visitor: Visitor;
}

/** The signed-in user, or the owner of an API key with the scope. @throws Refusal as `requireAccount` */
export const managerOf = (context: RequestContext): Manager => ({
  userId: requireAccount(context.caller, 'webhooks:manage'),
  visitor: visitorOfContext(context),
});

/** The same for what shows a secret. @throws Refusal `FORBIDDEN` for an API key */
export const personOf = (context: RequestContext): Manager => {
  const manager = managerOf(context);
  if (context.caller.credential?.by !== 'key') return manager;
  throw refusal('FORBIDDEN', 'WEBHOOK_SECRETS_NEED_SIGN_IN');
};

/** Does something in one transaction. */
export const act = <Result>(
  { app }: RequestContext,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => app.db.transaction().execute(work);

/** The id of an endpoint as an argument. @throws Refusal `NOT_FOUND` if none can have it */
export const endpointId = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'WEBHOOK_NOT_FOUND');
  return id;
};

/** The id of a delivery. @throws Refusal `NOT_FOUND` */
export const deliveryId = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND');
  return id;
};

/** An endpoint as it is now. */
export const endpointNow = async (
  { app }: RequestContext,
  own: { id: string; userId: string },
): Promise<Endpoint | null> => (await findEndpoint(app.db, own)) ?? null;
