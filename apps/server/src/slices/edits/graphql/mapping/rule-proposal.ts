import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef } from '#platform/graphql/node.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { catalogue, visibleTo } from '#slices/catalog/index.ts';
import {
  isEditor,
  mapping,
  mappingRefusal,
  MappingRuleRef,
  noted,
  requireEditor,
} from '#slices/mapping/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { accept } from '../../commands/accept.ts';
import { requireDecider } from '../act.ts';
import { proposeRuleEdit } from '../../mapping/propose-rule.ts';
import { openRuleProposals, type RuleProposal } from '../../mapping/rule-proposal.ts';

const MappingProposalRef = builder.objectRef<RuleProposal>('MappingProposal').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A rule that people propose, mostly by correcting matches of their media servers. It is an edit too: `edit` finds it by the same id.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the proposal, for `decideMappingProposal`; the id of its first `Edit`.',
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
      return openRuleProposals(context.app.db);
    },
  }),
);

addStoredNodes('MappingProposal', async (context, ids) =>
  byId((await isEditor(context)) ? await openRuleProposals(context.app.db, { ids }) : []),
);

const unknownProposal = () => mappingRefusal('NOT_FOUND', 'MAPPING_PROPOSAL_NOT_FOUND');

builder.mutationFields((t) => ({
  proposeMappingRule: t.boolean({
    nullable: true,
    description:
      'Proposes to keep a rule that another contradicts, as an edit of its anime. Returns whether the proposal is new. Needs the scope `write:catalog`.',
    args: { rule: t.arg.id({ required: true, description: '`MappingRule.id`.' }) },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, args, { app, caller }) => {
      const userId = requireAccount(caller, 'write:catalog');
      const ruleId = readId(args.rule);
      const rule = ruleId ? app.get(mapping).rule(ruleId) : undefined;
      const anime = rule && app.get(catalogue).get(rule.animeId);
      if (!rule || !anime || !visibleTo(caller)(anime)) {
        throw mappingRefusal('NOT_FOUND', 'MAPPING_RULE_NOT_FOUND');
      }
      const word = { word: 'HOLDS', note: rule.source, wantsReview: false } as const;
      const proposed = await app.db
        .transaction()
        .execute((tx) => proposeRuleEdit(app, tx, { userId, rule, ...word }));
      return proposed !== null;
    },
  }),
  decideMappingProposal: t.field({
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
    resolve: async (_root, args, context) => {
      const { app } = context;
      const decidedBy = await requireEditor(context);
      const id = readId(args.id);
      if (id === undefined) throw unknownProposal();
      const action = args.isAccepted ? 'mapping-rule-added' : 'mapping-rule-refused';
      return noted(context, action, async (tx) => {
        await requireDecider(tx, decidedBy);
        const [proposal] = await openRuleProposals(tx, { ids: [id] });
        if (!proposal) throw unknownProposal();
        const accepted = args.isAccepted ? null : new Set<string>();
        await accept(app, tx, { id, decidedBy, accepted, text: '', isRebased: true });
        return proposal.rule;
      });
    },
  }),
}));
