import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef } from '#platform/graphql/node.ts';
import { isId } from '#platform/ids.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { decideProposal, openProposals, type Proposal } from '../commands/proposal.ts';
import { isEditor, noted, requireEditor } from './edit-mapping.ts';
import { MappingRuleRef } from './rule.ts';
import { refusal } from '../reasons.ts';

const MappingProposalRef = builder.objectRef<Proposal>('MappingProposal').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A rule that people propose by correcting matches of their media servers.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the proposal, for `decideMappingProposal`.',
    }),
    rule: t.expose('rule', {
      type: MappingRuleRef,
      nullable: false,
      description: 'The rule as it would be added.',
    }),
    evidence: t.exposeString('evidence', {
      nullable: false,
      description: 'The title on a media server.',
    }),
    supporters: t.exposeInt('supporters', {
      nullable: false,
      description: 'Number of people who propose the same.',
    }),
    proposedAt: t.expose('proposedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was first proposed.',
    }),
  }),
});

builder.objectField(ViewerRef, 'mappingProposals', (t) =>
  t.field({
    type: [MappingProposalRef],
    nullable: true,
    description:
      'Proposals that wait for an editor, the oldest 100. Editors only; needs the scope `write:catalog`.',
    extensions: { listSize: 100 },
    resolve: async (_viewer, _args, context) => {
      await requireEditor(context);
      return openProposals(context.app.db);
    },
  }),
);

addStoredNodes('MappingProposal', async (context, ids) =>
  byId((await isEditor(context)) ? await openProposals(context.app.db, { ids }) : []),
);

builder.mutationField('decideMappingProposal', (t) =>
  t.field({
    type: MappingRuleRef,
    nullable: true,
    description:
      'Accepts a proposal, which becomes a rule of this instance, or refuses it. This decides all equal proposals. Editors only; needs the scope `write:catalog`.',
    extensions: { tier: 'public', cost: 10 },
    args: {
      id: t.arg.id({ required: true, description: '`MappingProposal.id`.' }),
      isAccepted: t.arg.boolean({
        required: true,
        description: 'True adds the rule, false refuses it.',
      }),
    },
    resolve: async (_root, { id, isAccepted }, context) => {
      await requireEditor(context);
      if (!isId(id)) throw refusal('NOT_FOUND', 'MAPPING_PROPOSAL_NOT_FOUND');
      const action = isAccepted ? 'mapping-rule-added' : 'mapping-rule-refused';
      return noted(context, action, (tx) => decideProposal(context.app, tx, { id, isAccepted }));
    },
  }),
);
