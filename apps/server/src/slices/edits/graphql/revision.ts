import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { sightById, UserRef } from '#slices/profiles/index.ts';
import { type Revision, type RevisionValue, valuesOfRevisions } from '../queries/revision.ts';
import type { RevisionKind } from '../model.ts';
import { subjectFields } from './subject.ts';
import { valueFields } from './value.ts';
import { readWorkName, WorkNameRef } from './work-name.ts';

const RevisionChangeRef = builder.objectRef<RevisionValue>('RevisionChange').implement({
  extensions: { tier: 'public' },
  description: 'One value that a revision changed, as readers saw it.',
  fields: (t) => ({
    ...valueFields(t),
    isSaid: t.exposeBoolean('isSaid', {
      nullable: false,
      description: 'Whether the value is people’s word since; otherwise data sources decide.',
    }),
  }),
});

export const RevisionKindEnum = builder.enumType('RevisionKind', {
  description: 'What a revision did.',
  values: valuesOf<RevisionKind>({
    CHANGE: 'Changed values of a work.',
    MERGE: 'Made another work part of this one.',
    UNMERGE: 'Took a merge back.',
    SPLIT: 'Made another work of a part of what is said about this one.',
    UNSPLIT: 'Took a split back.',
    DELETE: 'Removed the work from the catalogue.',
    RESTORE: 'Brought the work back.',
  }),
});

const readValues = batched<number, RevisionValue[]>(({ app }, seqs) =>
  valuesOfRevisions(app.db, seqs),
);

export const RevisionRef = builder.objectRef<Revision>('Revision').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A change of the catalogue that was made: an edit that was accepted, or its undoing.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the revision.' }),
    ...subjectFields(t),
    number: t.exposeInt('seq', {
      nullable: false,
      description: 'Its place among all revisions; later ones have higher numbers.',
    }),
    editId: t.id({
      description: 'Id of the edit it came from; null if it undid others.',
      resolve: ({ proposalId }) => proposalId,
    }),
    author: t.field({
      type: UserRef,
      description: 'Who wanted it; null if the account is gone or not visible.',
      resolve: ({ authorId }, _args, context) =>
        authorId === null ? null : sightById(context, authorId),
    }),
    decidedBy: t.field({
      type: UserRef,
      description: 'Who agreed; null if nobody needed to.',
      resolve: ({ decidedById }, _args, context) =>
        decidedById === null ? null : sightById(context, decidedById),
    }),
    note: t.exposeString('note', { nullable: false, description: 'Why.' }),
    madeAt: t.expose('madeAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was made.',
    }),
    kind: t.expose('kind', {
      type: RevisionKindEnum,
      nullable: false,
      description: 'What it did.',
    }),
    work: t.field({
      type: WorkNameRef,
      description: 'What the work is called, also if it was merged or removed since.',
      resolve: ({ workId }, _args, context) => readWorkName(context, workId),
    }),
    other: t.field({
      type: WorkNameRef,
      description:
        'Of merges: the work that became part of this one. Of splits: the new one. Otherwise null.',
      resolve: ({ otherId }, _args, context) =>
        otherId === null ? null : readWorkName(context, otherId),
    }),
    changes: t.field({
      type: [RevisionChangeRef],
      nullable: false,
      description: 'The values it changed.',
      extensions: { listSize: 20, cost: 2 },
      resolve: async ({ seq }, _args, context) => (await readValues(context, seq)) ?? [],
    }),
    undoneById: t.id({
      description: 'Id of the revision that undid it; null while it stands.',
      resolve: ({ undoneById }) => undoneById,
    }),
    thanks: t.exposeInt('thanks', { nullable: false, description: 'How many people gave thanks.' }),
  }),
});
