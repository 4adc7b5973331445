import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { readEditor } from '../editor.ts';
import { mayDecide } from '../policy.ts';
import { refusal } from '../reasons.ts';
import { lockAuthor } from './admit-author.ts';
import { reopen, requireAppealable } from './appeal.ts';
import { tellOfQuestion } from './tell-author.ts';
import type { ProposalKind, ProposalState, Subject } from '../model.ts';

export const MESSAGE_KINDS = ['COMMENT', 'QUESTION', 'ANSWER', 'APPEAL'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
/** How long the author may take to answer a question. */
const ANSWER_DAYS = 7;

interface Writing {
  id: string;
  userId: string;
  kind: MessageKind;
  text: string;
}

interface Discussed extends Subject {
  id: string;
  kind: ProposalKind;
  otherId: string | null;
  authorId: string | null;
  state: ProposalState;
}

const discussed = async (tx: Tx, id: string): Promise<Discussed> => {
  const row = await tx
    .selectFrom('edits.proposal')
    .select(['id', 'kind', 'medium', 'work_id as workId', 'other_id as otherId'])
    .select(['author_id as authorId', 'state'])
    .where('id', '=', id)
    .where('state', '!=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'EDIT_NOT_FOUND');
  return row as Discussed;
};

/** Who may write what: editors ask about open proposals, authors answer and appeal, all comment. */
const requireMay = async (
  app: App,
  tx: Tx,
  { writing, on }: { writing: Writing; on: Discussed },
) => {
  const { kind, userId } = writing;
  const { role } = await readEditor(app, tx, userId);
  const isOwn = on.authorId === userId;
  if (kind === 'QUESTION' && !mayDecide(role)) throw refusal('FORBIDDEN', 'EDITOR_ROLE_NEEDED');
  if ((kind === 'ANSWER' || kind === 'APPEAL') && !isOwn)
    throw refusal('FORBIDDEN', 'EDIT_NOT_YOURS');
  if (kind === 'APPEAL') await requireAppealable(tx, on);
  else if (kind !== 'COMMENT' && on.state !== 'OPEN') throw refusal('CONFLICT', 'EDIT_CLOSED');
};

/** Comments on edits that one user writes in a day. */
const MOST_COMMENTS = 100;

/** @throws Refusal `RATE_LIMITED` */
const requireQuota = async (app: App, tx: Tx, userId: string): Promise<void> => {
  await lockAuthor(tx, userId);
  const { count } = await tx
    .selectFrom('edits.message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where('kind', '=', 'COMMENT')
    .where('written_at', '>', new Date(app.clock.nowMs() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (count < MOST_COMMENTS) return;
  throw refusal('RATE_LIMITED', 'EDIT_TOO_MANY_MESSAGES', { most: MOST_COMMENTS });
};

/** Until when the author must answer, if the message changes that. */
const effectOf = (app: App, kind: MessageKind) => {
  if (kind === 'QUESTION') {
    return { answer_due_at: new Date(app.clock.nowMs() + ANSWER_DAYS * DAY_MS) };
  }
  return kind === 'ANSWER' ? { answer_due_at: null, told_at: null } : undefined;
};

/**
 * Writes something about a proposal.
 * @throws Refusal `NOT_FOUND`; `FORBIDDEN`; `RATE_LIMITED` above the comments of a day; `CONFLICT` for a question or an answer about one that is closed, or where there is nothing to appeal
 */
export const writeMessage = async (app: App, tx: Tx, writing: Writing): Promise<void> => {
  const { id, userId, kind, text } = writing;
  if (kind === 'COMMENT') await requireQuota(app, tx, userId);
  const on = await discussed(tx, id);
  await requireMay(app, tx, { writing, on });
  await tx
    .insertInto('edits.message')
    .values({
      id: app.ids.next(),
      proposal_id: id,
      kind,
      author_id: userId,
      text,
      written_at: app.clock.now(),
    })
    .execute();
  const effect = effectOf(app, kind);
  if (effect) await tx.updateTable('edits.proposal').set(effect).where('id', '=', id).execute();
  if (kind === 'APPEAL') await reopen(tx, id);
  if (kind === 'QUESTION') await tellOfQuestion(app, tx, on);
};
