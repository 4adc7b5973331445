import type { Database, Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { requireAccount } from '#slices/access/index.ts';
import { audit, findUser, type User } from '#slices/accounts/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { readStanding } from '../editor.ts';
import { mayDecide, mayModerate } from '../policy.ts';
import { type Proposal, proposalsById } from '../queries/proposal.ts';
import { refusal } from '../reasons.ts';
import { seesEdits } from './subject.ts';

/** Does something for a signed-in user in one transaction; this process shows it as soon as it answers. */
export const act = async <Result>(
  context: RequestContext,
  work: (tx: Tx, userId: string) => Promise<Result>,
): Promise<Result> => {
  const { app, caller } = context;
  const userId = requireAccount(caller, 'write:catalog');
  const result = await app.db.transaction().execute((tx) => work(tx, userId));
  await app.get(changeFeed).catchUp();
  return result;
};

/** The role of a user, who may be gone. */
export const roleOf = async (tx: Database, userId: string): Promise<User['role']> =>
  (await findUser(tx, userId))?.role ?? 'user';

/** @throws Refusal `FORBIDDEN` for a user who is no editor, and for an editor who is blocked */
export const requireDecider = async (tx: Tx, userId: string): Promise<void> => {
  const { role } = await readStanding(tx, userId);
  if (!mayDecide(role)) throw refusal('FORBIDDEN', 'EDITOR_ROLE_NEEDED');
};

/** Does something for a moderator, blocked or not (a moderator could otherwise block all others), and writes the audit: `about` names whom or what it concerns, by id. @throws Refusal `FORBIDDEN` for others */
export const actAsModerator = <Result>(
  context: RequestContext,
  action: AuditAction,
  work: (tx: Tx, userId: string, about: (subject: string) => void) => Promise<Result>,
): Promise<Result> =>
  act(context, async (tx, userId) => {
    if (!mayModerate(await roleOf(tx, userId))) throw refusal('FORBIDDEN', 'MODERATOR_NEEDED');
    let subject: string | undefined;
    const result = await work(tx, userId, (id) => (subject = id));
    const { app, requestId } = context;
    const visitor = { actor: { kind: 'user' as const }, address: '', userAgent: 'API', requestId };
    await audit(app, tx, { userId, action, visitor, subject });
    return result;
  });

/** The id of an edit as an argument. @throws Refusal `NOT_FOUND` if no edit can have it */
export const editId = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'EDIT_NOT_FOUND');
  return id;
};

/** An edit as it is now; null if the caller may not see it. */
export const editNow = async (context: RequestContext, id: string): Promise<Proposal | null> => {
  const [edit] = await proposalsById(context.app.db, [id], context.caller.userId);
  return edit && seesEdits(edit, context) ? edit : null;
};
