import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { sightById, UserRef } from '#slices/profiles/index.ts';
import { type Revision, type RevisionValue, valuesOfRevisions } from '../queries/revision.ts';
import { subjectFields } from './subject.ts';
import { valueFields } from './value.ts';

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
