import { checkAdapterText } from '@tsuzuki/adapters';
import { BUNDLED } from '@tsuzuki/adapters/bundle';
import type { App } from '#platform/app.ts';
import { lockByName, type Tx } from '#platform/database/index.ts';
import { mayDecide, readEditor } from '#slices/edits/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import type { AdapterProposalState } from './model.ts';
import { acceptedAdapters } from './queries.ts';
import { refusal } from './reasons.ts';

/** Open proposals of one user. */
const MOST_OPEN = 20;

/** Makes all who propose or decide about adapters wait for each other, so that no revision has two. */
const lock = (tx: Tx): Promise<void> => lockByName(tx, 'adapters');

const sameText = (a: string, b: string): boolean => {
  const plain = (text: string): unknown => ({ ...(JSON.parse(text) as object), revision: 0 });
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
};

/** The adapter that is used now, as a text. */
const textNow = async (tx: Tx, name: string): Promise<string | undefined> => {
  const [accepted] = await acceptedAdapters(tx, name);
  const bundled = BUNDLED.find((one) => one.name === name);
  const isOwn = accepted && (accepted.revision ?? 0) > (bundled?.revision ?? 0);
  return isOwn ? accepted.body : bundled && JSON.stringify(bundled);
};

const nextRevision = async (tx: Tx, name: string): Promise<number> => {
  const [accepted] = await acceptedAdapters(tx, name);
  const bundled = BUNDLED.find((one) => one.name === name)?.revision ?? 0;
  return Math.max(accepted?.revision ?? 0, bundled) + 1;
};

const requireQuota = async (tx: Tx, authorId: string): Promise<void> => {
  const { count } = await tx
    .selectFrom('adapters.proposal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN) {
    throw refusal('RATE_LIMITED', 'ADAPTER_QUOTA_REACHED', { most: MOST_OPEN });
  }
};

export interface ProposedAdapter {
  id: string;
  name: string;
  state: AdapterProposalState;
}

/**
 * Proposes an adapter, or a change of one. That of an editor counts at once.
 * @throws Refusal `BAD_USER_INPUT` for one that is not valid or says nothing new; `FORBIDDEN` if the author may propose nothing; `RATE_LIMITED`
 */
export const proposeAdapter = async (
  app: App,
  tx: Tx,
  { authorId, text, note }: { authorId: string; text: string; note: string },
): Promise<ProposedAdapter> => {
  const { adapter } = checkAdapterText(text);
  if (!adapter) throw refusal('BAD_USER_INPUT', 'ADAPTER_INVALID', { field: 'text' });
  const editor = await readEditor(app, tx, authorId);
  await lock(tx);
  await requireQuota(tx, authorId);
  const { name } = adapter;
  const now = await textNow(tx, name);
  if (now !== undefined && sameText(now, text)) {
    throw refusal('BAD_USER_INPUT', 'ADAPTER_UNCHANGED', { field: 'text' });
  }
  const isAtOnce = mayDecide(editor.role);
  const state = isAtOnce ? 'ACCEPTED' : 'OPEN';
  const at = app.clock.now();
  const id = app.ids.next();
  const decision = isAtOnce
    ? { decided_at: at, decided_by: authorId, revision: await nextRevision(tx, name) }
    : {};
  await tx
    .insertInto('adapters.proposal')
    .values({
      id,
      name,
      body: text,
      note,
      state,
      author_id: authorId,
      proposed_at: at,
      ...decision,
    })
    .execute();
  return { id, name, state };
};

/** What becomes of a proposal. */
export interface AdapterDecision {
  id: string;
  state: Exclude<AdapterProposalState, 'OPEN'>;
  by: string;
  answer: string;
}

/** Withdrawing is for the author, and all else for editors. Others learn nothing of a proposal. */
const requireMay = async (
  app: App,
  tx: Tx,
  { state, by }: AdapterDecision,
  authorId: string | null,
): Promise<void> => {
  const isOwn = authorId === by;
  const { role } = await readEditor(app, tx, by);
  if (state === 'WITHDRAWN' ? isOwn : mayDecide(role)) return;
  if (isOwn || state !== 'WITHDRAWN') throw refusal('FORBIDDEN', 'ADAPTER_EDITOR_NEEDED');
  throw refusal('NOT_FOUND', 'ADAPTER_PROPOSAL_NOT_FOUND');
};

/** Tells the author how it ended, unless they ended it themselves. */
const tellAuthor = async (
  app: App,
  tx: Tx,
  { id, state, by }: AdapterDecision,
  { name, author_id: userId }: { name: string; author_id: string | null },
): Promise<void> => {
  if (userId === null || userId === by || state === 'WITHDRAWN') return;
  await giveNotice(app, tx, { userId, kind: `ADAPTER_${state}`, subject: { id, name } });
};

/**
 * Ends an open proposal, and tells its author. One that is accepted becomes the next revision of its adapter.
 * @throws Refusal `NOT_FOUND`; `FORBIDDEN`; `CONFLICT` if it is not open; `BAD_USER_INPUT` if the language no longer allows it
 */
export const decideAdapter = async (
  app: App,
  tx: Tx,
  decision: AdapterDecision,
): Promise<ProposedAdapter> => {
  await lock(tx);
  const { id, state, by, answer } = decision;
  const found = await tx
    .selectFrom('adapters.proposal')
    .select(['name', 'state', 'author_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refusal('NOT_FOUND', 'ADAPTER_PROPOSAL_NOT_FOUND');
  await requireMay(app, tx, decision, found.author_id);
  if (found.state !== 'OPEN') throw refusal('CONFLICT', 'ADAPTER_PROPOSAL_CLOSED');
  const isAccepted = state === 'ACCEPTED';
  if (isAccepted && !checkAdapterText(found.body).adapter) {
    throw refusal('BAD_USER_INPUT', 'ADAPTER_INVALID');
  }
  const revision = isAccepted ? await nextRevision(tx, found.name) : null;
  const end = { state, answer, revision, decided_by: by, decided_at: app.clock.now() };
  await tx.updateTable('adapters.proposal').set(end).where('id', '=', id).execute();
  await tellAuthor(app, tx, decision, found);
  return { id, name: found.name, state };
};
