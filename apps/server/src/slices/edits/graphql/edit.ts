import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { ClaimKey } from '#slices/catalog/index.ts';
import { sightById, UserRef } from '#slices/profiles/index.ts';
import type { MessageKind } from '../commands/message.ts';
import type { ProposalKind, ProposalState } from '../model.ts';
import {
  type ChangeRow,
  changesOf,
  type MessageRow,
  messagesOf,
  MOST_MESSAGES,
  votesOf,
} from '../queries/parts.ts';
import type { Proposal } from '../queries/proposal.ts';
import { subjectFields } from './subject.ts';
import { valueFields } from './value.ts';
import { readWorkName, WorkNameRef } from './work-name.ts';

export const EditStateEnum = builder.enumType('EditState', {
  description: 'How far an edit is.',
  values: valuesOf<ProposalState>({
    DRAFT: 'Kept for its author, not sent yet.',
    OPEN: 'Waits for a decision.',
    ACCEPTED: 'All of it was accepted.',
    PARTLY_ACCEPTED: 'A part of it was accepted.',
    REJECTED: 'Nothing of it was accepted.',
    WITHDRAWN: 'Its author took it back.',
    EXPIRED: 'Closed, as its author did not answer a question.',
  }),
});

export const EditKindEnum = builder.enumType('EditKind', {
  description: 'What an edit does.',
  values: valuesOf<ProposalKind>({
    CREATE: 'Adds a work that is not here.',
    CHANGE: 'Changes a work.',
    MERGE: 'Makes a work part of another.',
    SPLIT: 'Makes another work of a part of what is said about one.',
    DELETE: 'Removes a work from the catalogue.',
    RESTORE: 'Brings back a work that was removed.',
  }),
});

export const EditMessageKindEnum = builder.enumType('EditMessageKind', {
  description: 'What is written about an edit.',
  values: valuesOf<MessageKind>({
    COMMENT: 'What anybody thinks of it.',
    QUESTION: 'A question of an editor, which the author must answer within seven days.',
    ANSWER: 'The answer of the author.',
    APPEAL:
      'The author asks for another look at an edit that was rejected or expired, once. It is open again, and another editor decides.',
  }),
});

const EditChangeRef = builder.objectRef<ChangeRow>('EditChange').implement({
  extensions: { tier: 'public' },
  description: 'One value that an edit changes.',
  fields: (t) => ({
    ...valueFields(t),
    isRelease: t.exposeBoolean('isRelease', {
      nullable: false,
      description:
        'Whether the edit takes back what people said, so that data sources decide again.',
    }),
    isAccepted: t.exposeBoolean('isAccepted', {
      description: 'Whether it was accepted; null while nothing is decided.',
    }),
  }),
});

const EditClaimRef = builder.objectRef<ClaimKey>('EditClaim').implement({
  extensions: { tier: 'public' },
  description: 'What one data source says of a work, which a split takes.',
  fields: (t) => ({
    source: t.exposeString('source', { nullable: false, description: 'The key of the source.' }),
    sourceId: t.exposeString('sourceId', {
      nullable: false,
      description: 'The id of the work at the source.',
    }),
  }),
});

const EditMessageRef = builder.objectRef<MessageRow>('EditMessage').implement({
  extensions: { tier: 'public' },
  description: 'Something written about an edit.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: EditMessageKindEnum,
      nullable: false,
      description: 'What it is.',
    }),
    author: t.field({
      type: UserRef,
      description: 'Who wrote it; null if the account is gone or not visible.',
      resolve: ({ authorId }, _args, context) =>
        authorId === null ? null : sightById(context, authorId),
    }),
    text: t.exposeString('text', { nullable: false, description: 'Plain text.' }),
    writtenAt: t.expose('writtenAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was written.',
    }),
  }),
});

const readChanges = batched<string, ChangeRow[]>(({ app }, ids) => changesOf(app.db, ids));
const readMessages = batched<string, MessageRow[]>(({ app }, ids) => messagesOf(app.db, ids));
const readVotes = batched<string, { for: number; against: number }>(({ app }, ids) =>
  votesOf(app.db, ids),
);

export const EditRef = builder.objectRef<Proposal>('Edit').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'What somebody proposes to change in the catalogue.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the edit.' }),
    ...subjectFields(t),
    kind: t.expose('kind', { type: EditKindEnum, nullable: false, description: 'What it does.' }),
    state: t.expose('state', {
      type: EditStateEnum,
      nullable: false,
      description: 'How far it is.',
    }),
    author: t.field({
      type: UserRef,
      description: 'Who proposed it; null if the account is gone or not visible.',
      resolve: ({ authorId }, _args, context) =>
        authorId === null ? null : sightById(context, authorId),
    }),
    assignee: t.field({
      type: UserRef,
      description: 'The editor who looks at it; null if nobody does.',
      resolve: ({ assigneeId }, _args, context) =>
        assigneeId === null ? null : sightById(context, assigneeId),
    }),
    origin: t.exposeString('origin', {
      description: 'Who wrote it at another instance, as that says; null if it was written here.',
    }),
    note: t.exposeString('note', { nullable: false, description: 'What its author says of it.' }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Addresses where it can be checked.',
    }),
    changes: t.field({
      type: [EditChangeRef],
      nullable: false,
      description: 'The values it changes.',
      extensions: { listSize: 20, cost: 2 },
      resolve: async ({ id }, _args, context) => (await readChanges(context, id)) ?? [],
    }),
    work: t.field({
      type: WorkNameRef,
      description: 'What the work is called, also if it was merged or removed since.',
      resolve: ({ workId }, _args, context) => readWorkName(context, workId),
    }),
    messages: t.field({
      type: [EditMessageRef],
      nullable: false,
      description: `What was written about it, the oldest first: the newest ${MOST_MESSAGES} comments, and as many questions, answers and appeals.`,
      extensions: { listSize: 20, cost: 2 },
      resolve: async ({ id }, _args, context) => (await readMessages(context, id)) ?? [],
    }),
    votesFor: t.int({
      nullable: false,
      description: 'Votes for it.',
      resolve: async ({ id }, _args, context) => (await readVotes(context, id))?.for ?? 0,
    }),
    votesAgainst: t.int({
      nullable: false,
      description: 'Votes against it.',
      resolve: async ({ id }, _args, context) => (await readVotes(context, id))?.against ?? 0,
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      description: 'When it was sent; null for a draft.',
    }),
    answerDueAt: t.expose('answerDueAt', {
      type: 'DateTime',
      description: 'Until when its author must answer a question; null if there is none.',
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      description: 'When the votes are counted; null while nobody is against it.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      description: 'When it was decided; null while it is open.',
    }),
    decidedBy: t.field({
      type: UserRef,
      description: 'Who decided; null while it is open, and if rules or votes did.',
      // One that is open again after an appeal still knows who decided.
      resolve: ({ decidedById, state }, _args, context) =>
        decidedById === null || state === 'OPEN' ? null : sightById(context, decidedById),
    }),
    decision: t.exposeString('decision', {
      nullable: false,
      description: 'What the editor said about the decision; may be empty.',
    }),
  }),
});

/** What it does to a work as a whole. */
builder.objectFields(EditRef, (t) => ({
  other: t.field({
    type: WorkNameRef,
    description: 'Of a merge: the work that it becomes part of. Otherwise null.',
    resolve: ({ kind, otherId }, _args, context) =>
      kind === 'MERGE' && otherId !== null ? readWorkName(context, otherId) : null,
  }),
  claims: t.field({
    type: [EditClaimRef],
    nullable: false,
    description: 'Of a split: what becomes the new work.',
    extensions: { listSize: 10 },
    resolve: ({ claims }) => claims ?? [],
  }),
  appliesFrom: t.expose('appliesFrom', {
    type: 'DateTime',
    description:
      'From when a moderator can apply a merge, a split, a removal or a restoration; null for other edits and for drafts.',
  }),
}));
