import { builder } from '#platform/graphql/builder.ts';
import { catalogue, visibleTo } from '#slices/catalog/index.ts';
import { mapping } from '../read-model/mapping.ts';
import type { MappingKind } from '../model.ts';
import type { RuleConflict } from '../rules/rule-conflict.ts';
import { MappingKindEnum, MappingRuleRef } from './rule.ts';

/** A page of conflicts. */
const MOST_SHOWN = 20;
const MOST_OFFSET = 100_000;

const MappingConflictRef = builder.objectRef<RuleConflict>('MappingConflict').implement({
  extensions: { tier: 'public' },
  description: 'Two rules that give the same external episode to different episodes of ours.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      nullable: false,
      description: 'The first external episode on which they differ.',
    }),
    rule: t.expose('rule', {
      type: MappingRuleRef,
      nullable: false,
      description: 'One of the rules.',
    }),
    other: t.expose('other', {
      type: MappingRuleRef,
      nullable: false,
      description: 'The other rule.',
    }),
    believed: t.expose('believed', {
      type: MappingRuleRef,
      description: 'The one of them that is used; null if only an air date can decide.',
    }),
  }),
});

interface ConflictPage {
  total: number;
  nodes: readonly RuleConflict[];
}

const MappingConflictPageRef = builder.objectRef<ConflictPage>('MappingConflictPage').implement({
  extensions: { tier: 'public' },
  description: 'Some of the contradictions between rules.',
  fields: (t) => ({
    total: t.exposeInt('total', { nullable: false, description: 'How many there are in all.' }),
    nodes: t.field({
      type: [MappingConflictRef],
      nullable: false,
      description: 'At most 20 of them, by database, id, season and number.',
      extensions: { listSize: MOST_SHOWN },
      resolve: ({ nodes }) => [...nodes],
    }),
  }),
});

interface Asked {
  kind?: MappingKind | null | undefined;
  source?: string | null | undefined;
  isOpen?: boolean | null | undefined;
}

const isAskedFor =
  ({ kind, source, isOpen }: Asked) =>
  ({ rule, other, believed }: RuleConflict): boolean =>
    (!kind || rule.kind === kind) &&
    (!source || rule.source === source || other.source === source) &&
    (!isOpen || believed === null);

builder.queryField('mappingConflicts', (t) =>
  t.field({
    type: MappingConflictPageRef,
    nullable: true,
    description:
      'Contradictions between rules of different lists, or within one, on which no editor has decided.',
    args: {
      kind: t.arg({ type: MappingKindEnum, description: 'Only those of this database.' }),
      source: t.arg.string({ description: 'Only those with a rule of this source.' }),
      isOpen: t.arg.boolean({ description: 'Only those that an air date alone can decide.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to leave out; 0 by default.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: (_root, { offset, ...asked }, { app, caller }) => {
      const isVisible = visibleTo(caller);
      const isShown = ({ rule, other }: RuleConflict): boolean =>
        [rule, other].every(({ animeId }) => {
          const anime = app.get(catalogue).get(animeId);
          return anime !== undefined && isVisible(anime);
        });
      const found = app.get(mapping).conflicts().filter(isAskedFor(asked)).filter(isShown);
      const start = Math.min(Math.max(offset ?? 0, 0), MOST_OFFSET);
      return { total: found.length, nodes: found.slice(start, start + MOST_SHOWN) };
    },
  }),
);
