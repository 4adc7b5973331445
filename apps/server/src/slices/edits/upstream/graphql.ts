import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { EditStateEnum } from '../graphql/edit.ts';
import { RevisionRef } from '../graphql/revision.ts';
import { type Upstream, upstreamOf, type UpstreamState } from './upstream-row.ts';

const StateEnum = builder.enumType('UpstreamState', {
  description: 'How far an edit is on its way to the hub.',
  values: valuesOf<UpstreamState>({
    WAITING: 'It is sent again and again until the hub answers.',
    SENT: 'The hub has it, and has not decided.',
    DECIDED: 'The hub decided.',
    REFUSED: 'The hub refused to take it.',
  }),
});

const UpstreamRef = builder.objectRef<Upstream>('UpstreamEdit').implement({
  extensions: { tier: 'public' },
  description: 'How an edit of this instance stands at the hub that it follows.',
  fields: (t) => ({
    hub: t.exposeString('hub', { nullable: false, description: 'Address of the hub.' }),
    state: t.expose('state', { type: StateEnum, nullable: false, description: 'How far it is.' }),
    hubState: t.expose('hubState', {
      type: EditStateEnum,
      description: 'Its state at the hub; null if the hub does not have it.',
    }),
    decision: t.exposeString('decision', {
      nullable: false,
      description: 'What the hub says about the decision; may be empty.',
    }),
    fault: t.exposeString('fault', {
      description: 'Why the last try failed, or why it was refused; null if it did not.',
    }),
  }),
});

const readUpstreams = batched<string, Upstream>(({ app }, ids) => upstreamOf(app.db, ids));

builder.objectField(RevisionRef, 'upstream', (t) =>
  t.field({
    type: UpstreamRef,
    nullable: true,
    description: 'How it stands at the hub; null if it is not sent there.',
    resolve: async ({ id }, _args, context) => (await readUpstreams(context, id)) ?? null,
  }),
);
