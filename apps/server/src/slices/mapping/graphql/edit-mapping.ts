import type { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { ownerFor } from '#platform/graphql/node.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit } from '#slices/accounts/index.ts';
import { requireAccount } from '#slices/access/index.ts';
import { changeFeed, idOf } from '#slices/catalog/index.ts';
import { localRuleOf } from '../commands/edit-mapping.ts';
import { isEditorById } from '../editor.ts';
import type { MappingKind } from '../model.ts';
import { RULE_BOUNDS } from '../rule-value.ts';
import { MappingKindEnum, MappingLevelEnum, type Level } from './rule.ts';
import { refusal } from '../reasons.ts';

export interface RuleInput {
  kind: MappingKind;
  level: Level;
  externalId: number;
  season?: number | null | undefined;
  from?: number | null | undefined;
  to?: number | null | undefined;
  animeId: string;
  animeFrom?: number | null | undefined;
  parts?: number | null | undefined;
  isSpecial?: boolean | null | undefined;
}

export const MappingRuleInput = builder.inputRef<RuleInput>('MappingRuleInput').implement({
  description: 'A rule of this instance, which takes precedence over imported rules.',
  fields: (t) => ({
    kind: t.field({
      type: MappingKindEnum,
      required: true,
      description: 'The database the external id belongs to.',
    }),
    level: t.field({
      type: MappingLevelEnum,
      required: true,
      description:
        'What the external id names. Rules are made for films and shows, not for single episodes.',
    }),
    externalId: t.int({ required: true, description: 'Id of the show or film at that database.' }),
    season: t.int({
      description:
        'The season of a show; 0 for specials, -1 if numbers run through the whole show.',
    }),
    from: t.int({ description: 'The first external episode; 1 by default.' }),
    to: t.int({ description: 'The last external episode; leave it out if it is not known.' }),
    animeId: t.id({ required: true, description: 'The anime whose episodes these are.' }),
    animeFrom: t.int({ description: 'The episode of the anime that `from` means; 1 by default.' }),
    parts: t.int({ description: 'As in `MappingRule.parts`; 1 by default.' }),
    isSpecial: t.boolean({ description: 'Whether these are extras, which are never recorded.' }),
  }),
});

/** Why an input is no rule; undefined if it is one. */
const faultOf = ({ level, season, from, to, parts, ...rest }: RuleInput): Refusal | undefined => {
  for (const [name, [least, most]] of Object.entries(RULE_BOUNDS)) {
    const value = { season, from, to, parts, ...rest }[name as keyof typeof RULE_BOUNDS];
    if (value == null || (value >= least && value <= most)) continue;
    return refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', { field: name, least, most, value });
  }
  if (parts === 0 || parts === -1) {
    return refusal('BAD_USER_INPUT', 'MAPPING_RULE_PARTS_INVALID', { field: 'parts', parts });
  }
  if ((level === 'show') !== (typeof season === 'number')) {
    return refusal('BAD_USER_INPUT', 'MAPPING_RULE_SEASON_MISPLACED', { field: 'season' });
  }
  if (typeof to === 'number' && to < (from ?? 1)) {
    return refusal('BAD_USER_INPUT', 'MAPPING_RULE_RANGE_INVALID', { field: 'to' });
  }
  return undefined;
};

/** The rule of an input. @throws Refusal `BAD_USER_INPUT` with the `field` that is wrong */
export const ruleOfInput = (input: RuleInput) => {
  const { kind, level, externalId, season, from, to, animeFrom, parts, isSpecial } = input;
  if (level === 'episode') {
    throw refusal('BAD_USER_INPUT', 'MAPPING_RULE_OF_EPISODE', { field: 'level' });
  }
  const fault = faultOf(input);
  if (fault) throw fault;
  const range = level === 'movie' ? { from: 1, to: 1 } : { from: from ?? 1, to: to ?? null };
  return localRuleOf({
    kind,
    level,
    id: externalId,
    season: season ?? null,
    ...range,
    animeId: idOf(input.animeId),
    animeFrom: animeFrom ?? 1,
    parts: parts ?? 1,
    partial: false,
    special: isSpecial ?? false,
    ofSeason: null,
  });
};

/** Whether the caller is an editor whose credential may edit the catalogue. */
export const isEditor = async ({ app, caller }: RequestContext): Promise<boolean> => {
  const userId = ownerFor(caller, 'write:catalog');
  return userId !== null && isEditorById(app.db, userId);
};

/** @throws Refusal `FORBIDDEN` unless the caller is an editor whose credential may edit the catalogue */
export const requireEditor = async (context: RequestContext): Promise<string> => {
  const userId = requireAccount(context.caller, 'write:catalog');
  if (await isEditor(context)) return userId;
  throw refusal('FORBIDDEN', 'EDITOR_NEEDED');
};

/** Changes the mapping for an editor, writes the audit, and reloads the mapping in this process at once. */
export const noted = async <Result>(
  context: RequestContext,
  action: AuditAction,
  work: (tx: Parameters<typeof audit>[1]) => Promise<Result>,
): Promise<Result> => {
  const { app, requestId } = context;
  const userId = await requireEditor(context);
  const visitor = { actor: { kind: 'user' as const }, address: '', userAgent: 'API', requestId };
  const result = await app.db.transaction().execute(async (tx) => {
    const done = await work(tx);
    await audit(app, tx, { userId, action, visitor });
    return done;
  });
  await app.get(changeFeed).catchUp();
  return result;
};
