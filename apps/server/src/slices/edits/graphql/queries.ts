import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows, pageWith } from '#platform/graphql/connection.ts';
import { addStoredNodes, byId } from '#platform/graphql/node.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { readId } from '#platform/ids.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { FieldGroup, Media } from '#slices/catalog/index.ts';
import type { ProposalKind, ProposalState } from '../model.ts';
import {
  type ProposalFilter,
  type ProposalKey,
  proposalPage,
  proposalsById,
} from '../queries/proposal.ts';
import { type RevisionKey, revisionPage, revisionsById } from '../queries/revision.ts';
import { EditKindEnum, EditRef, EditStateEnum } from './edit.ts';
import { editorNamed } from './editor-named.ts';
import { RevisionRef } from './revision.ts';
import { EditMediaEnum, seesEdits } from './subject.ts';
import { EditFieldGroupEnum } from './value.ts';

const proposalKey = z.tuple([z.uuid()]);
const revisionKey = z.tuple([z.int().positive()]);

/** An id as an argument; one that no object can have finds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const idArgument = (text: string | null | undefined): string | null =>
  text == null ? null : (readId(text) ?? NOBODY);

/** The id of the user with a name, for a filter; null without a name. @throws Refusal `NOT_FOUND` */
const userNamed = async (
  context: RequestContext,
  name: string | null | undefined,
): Promise<string | null> => (name == null ? null : editorNamed(context, name));

interface EditsArgs {
  state?: ProposalState | null | undefined;
  workId?: string | null | undefined;
  author?: string | null | undefined;
  assignee?: string | null | undefined;
  media?: Media | null | undefined;
  kind?: ProposalKind | null | undefined;
  group?: FieldGroup | null | undefined;
  isTaken?: boolean | null | undefined;
  isAsked?: boolean | null | undefined;
  isContested?: boolean | null | undefined;
  sentBefore?: Date | null | undefined;
}

const filterOf = async (
  { state, workId, author, assignee, media, kind, group, ...queued }: EditsArgs,
  context: RequestContext,
): Promise<ProposalFilter> => ({
  state: state ?? null,
  workId: idArgument(workId),
  authorId: await userNamed(context, author),
  assigneeId: await userNamed(context, assignee),
  medium: media ?? null,
  kind: kind ?? null,
  group: group ?? null,
  isTaken: queued.isTaken ?? null,
  isAsked: queued.isAsked ?? null,
  isContested: queued.isContested ?? null,
  sentBefore: queued.sentBefore ?? null,
  readerId: context.caller.userId,
});

builder.queryFields((t) => ({
  edit: t.field({
    type: EditRef,
    nullable: true,
    description: 'An edit; null if there is none with this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: '`Edit.id`.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
    resolve: async (_root, { id }, context) => {
      const known = idArgument(id) ?? NOBODY;
      const [edit] = await proposalsById(context.app.db, [known], context.caller.userId);
      return edit && seesEdits(edit, context) ? edit : null;
    },
  }),
  edits: t.connection(
    {
      type: EditRef,
      nullable: true,
      description:
        'What people propose to change. With `state: OPEN` those that wait longest come first, otherwise the latest.',
      args: {
        state: t.arg({ type: EditStateEnum, description: 'Only edits that are this far.' }),
        workId: t.arg.id({ description: 'Only edits of this anime or manga.' }),
        author: t.arg.string({ description: 'Only edits by the user of this name.' }),
        assignee: t.arg.string({ description: 'Only edits that the user of this name looks at.' }),
        media: t.arg({ type: EditMediaEnum, description: 'Only edits of anime, or of manga.' }),
        kind: t.arg({ type: EditKindEnum, description: 'Only edits of this kind.' }),
        group: t.arg({ type: EditFieldGroupEnum, description: 'Only edits of such fields.' }),
        isTaken: t.arg.boolean({
          description: 'Only edits that an editor looks at, or those that nobody looks at.',
        }),
        isAsked: t.arg.boolean({
          description: 'Only edits whose author must answer a question, or the others.',
        }),
        isContested: t.arg.boolean({
          description: 'Only edits that somebody voted against, or the others.',
        }),
        sentBefore: t.arg({ type: 'DateTime', description: 'Only edits sent before this moment.' }),
      },
      extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
      resolve: async (_root, args, context) => {
        const page = pageArguments<ProposalKey>(args, proposalKey);
        const rows = await proposalPage(context.app.db, await filterOf(args, context), page);
        const keyOf = ({ id }: { id: string }): ProposalKey => [id];
        const all = connectionOfRows({ rows, page, keyOf, totalCount: null });
        return pageWith(all, (edit) => (seesEdits(edit, context) ? edit : undefined));
      },
    },
    { name: 'EditConnection' },
    { name: 'EditEdge' },
  ),
  revision: t.field({
    type: RevisionRef,
    nullable: true,
    description: 'A revision; null if there is none with this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: '`Revision.id`.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
    resolve: async (_root, { id }, context) => {
      const [revision] = await revisionsById(context.app.db, [idArgument(id) ?? NOBODY]);
      return revision && seesEdits(revision, context) ? revision : null;
    },
  }),
  revisions: t.connection(
    {
      type: RevisionRef,
      nullable: true,
      description: 'The changes of the catalogue that people made, the latest first.',
      args: {
        workId: t.arg.id({ description: 'Only changes of this anime or manga.' }),
        author: t.arg.string({ description: 'Only changes by the user of this name.' }),
      },
      extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
      resolve: async (_root, { workId, author, ...args }, context) => {
        const page = pageArguments<RevisionKey>(args, revisionKey);
        const authorId = await userNamed(context, author);
        const filter = { workId: idArgument(workId), authorId };
        const rows = await revisionPage(context.app.db, filter, page);
        const keyOf = ({ seq }: { seq: number }): RevisionKey => [seq];
        const all = connectionOfRows({ rows, page, keyOf, totalCount: null });
        return pageWith(all, (one) => (seesEdits(one, context) ? one : undefined));
      },
    },
    { name: 'RevisionConnection' },
    { name: 'RevisionEdge' },
  ),
}));

addStoredNodes('Edit', async (context, ids) => {
  const found = await proposalsById(context.app.db, ids, context.caller.userId);
  return byId(found.filter((edit) => seesEdits(edit, context)));
});

addStoredNodes('Revision', async (context, ids) => {
  const found = await revisionsById(context.app.db, ids);
  return byId(found.filter((revision) => seesEdits(revision, context)));
});
