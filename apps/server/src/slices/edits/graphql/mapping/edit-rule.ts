import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import { catalogue, idOf } from '#slices/catalog/index.ts';
import {
  isStored,
  type Level,
  mapping,
  type MappingKind,
  MappingKindEnum,
  MappingLevelEnum,
  mappingRefusal,
  type MappingRule,
  MappingRuleInput,
  MappingRuleRef,
  noted,
  removeRule,
  requireEditor,
  restoreRule,
  ruleIdOf,
  ruleOfInput,
  storedRule,
} from '#slices/mapping/index.ts';
import { proposeRuleEdit, type RuleProposing } from '../../mapping/propose-rule.ts';

type Said = Pick<RuleProposing, 'word' | 'rule' | 'userId'>;

/** An editor says something of a rule, which is an edit that is applied at once. @returns whether that changes anything */
const say = async (app: App, tx: Tx, said: Said): Promise<boolean> =>
  (await proposeRuleEdit(app, tx, { ...said, note: '', wantsReview: false })) !== null;

const unknownRule = () => mappingRefusal('NOT_FOUND', 'MAPPING_RULE_NOT_FOUND');

interface RuleInPlace {
  kind: MappingKind;
  level: Level;
  externalId: number;
  rule: string;
}

const ruleInPlace = (
  { app }: RequestContext,
  { kind, level, externalId, rule }: RuleInPlace,
): MappingRule => {
  const rules = level === 'episode' ? [] : app.get(mapping).rulesOf(kind, level, externalId);
  const ruleId = readId(rule);
  const found = rules.find((one) => ruleIdOf(one) === ruleId);
  if (!found) throw unknownRule();
  return found;
};

/** Rules that are computed when the mapping is loaded stand in no table: they are hidden by what they say. */
const remove = async (context: RequestContext, place: RuleInPlace): Promise<void> => {
  const { app } = context;
  const userId = await requireEditor(context);
  const rule = ruleInPlace(context, place);
  await noted(context, 'mapping-rule-removed', async (tx) => {
    if (await isStored(tx, rule)) await say(app, tx, { userId, word: 'DENIED', rule });
    else await removeRule(app, tx, rule);
  });
};

const restore = async (context: RequestContext, place: RuleInPlace): Promise<void> => {
  const { app } = context;
  const userId = await requireEditor(context);
  await noted(context, 'mapping-rule-restored', async (tx) => {
    const { kind, level, externalId } = place;
    const ruleId = idOf(place.rule);
    if (await restoreRule(app, tx, ruleId)) return;
    const rule = await storedRule({ db: tx }, { kind, level, id: externalId, ruleId });
    const isRestored = rule && (await say(app, tx, { userId, word: 'RELEASED', rule }));
    if (!isRestored) throw unknownRule();
  });
};

builder.mutationFields((t) => ({
  addMappingRule: t.field({
    type: MappingRuleRef,
    nullable: true,
    description:
      'Adds a rule of this instance, which takes precedence over imported rules: an edit of its anime. Editors only; needs the scope `write:catalog`.',
    args: {
      rule: t.arg({ type: MappingRuleInput, required: true, description: 'The rule to add.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { rule: input }, context) => {
      const rule = ruleOfInput(input);
      if (!context.app.get(catalogue).get(rule.animeId)) {
        throw mappingRefusal('NOT_FOUND', 'MAPPED_ANIME_NOT_FOUND');
      }
      const userId = await requireEditor(context);
      await noted(context, 'mapping-rule-added', async (tx) => {
        await say(context.app, tx, { userId, word: 'HOLDS', rule });
      });
      return rule;
    },
  }),
  removeMappingRule: t.boolean({
    nullable: true,
    description:
      'Removes a rule, also from later imports: an edit of its anime. Rules of other lists that say the same are removed too. Editors only; needs the scope `write:catalog`.',
    args: {
      kind: t.arg({ type: MappingKindEnum, required: true, description: '`MappingRule.kind`.' }),
      level: t.arg({ type: MappingLevelEnum, required: true, description: '`MappingRule.level`.' }),
      externalId: t.arg.int({ required: true, description: '`MappingRule.externalId`.' }),
      rule: t.arg.id({ required: true, description: '`MappingRule.id`.' }),
      undo: t.arg.boolean({ description: 'True restores a removed rule of an import instead.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { undo, ...place }, context) => {
      if (undo) await restore(context, place);
      else await remove(context, place);
      return true;
    },
  }),
}));
