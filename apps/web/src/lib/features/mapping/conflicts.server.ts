import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { ConflictFilter } from './conflict.ts';
import { RULE } from './lookup.server.ts';

const CONFLICTS = graphql(
  `
    query WebMappingConflicts($kind: MappingKind, $source: String, $isOpen: Boolean, $offset: Int) {
      mappingConflicts(kind: $kind, source: $source, isOpen: $isOpen, offset: $offset) {
        total
        nodes {
          number
          rule {
            ...Rule
            kind
            level
            externalId
          }
          other {
            ...Rule
            kind
            level
            externalId
          }
          believed {
            id
          }
        }
      }
    }
  `,
  [RULE],
);

/** Contradictions between rules, and how many there are. */
export type Conflicts = NonNullable<ResultOf<typeof CONFLICTS>['mappingConflicts']>;

/** The contradictions on which no editor has decided. */
export async function readConflicts(
  event: RequestEvent,
  filter: ConflictFilter,
): Promise<Conflicts> {
  const { mappingConflicts } = await execute(event, CONFLICTS, filter);
  return mappingConflicts ?? { total: 0, nodes: [] };
}

const REMOVE = graphql(
  'mutation WebRemoveRule($kind: MappingKind!, $level: MappingLevel!, $externalId: Int!, $rule: ID!) { removeMappingRule(kind: $kind, level: $level, externalId: $externalId, rule: $rule) }',
);

const KINDS = ['TMDB', 'TVDB'] as const;
const LEVELS = ['SHOW', 'MOVIE'] as const;

/** Keeps one of two rules, for editors: the other one is ignored from now on. */
export async function keepRule(event: RequestEvent) {
  const form = await readForm(event, 'keep');
  const rule = form.text('other');
  const [kind, level, id] = form.text('place').split(' ');
  const answer = await mutate(event, REMOVE, {
    kind: KINDS.find((one) => one === kind) ?? 'TMDB',
    level: LEVELS.find((one) => one === level) ?? 'SHOW',
    externalId: Number(id) || 0,
    rule,
  });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
}

const PROPOSE = graphql('mutation WebProposeRule($rule: ID!) { proposeMappingRule(rule: $rule) }');

/** Proposes to the editors which of two rules to keep. */
export async function proposeRule(event: RequestEvent) {
  const form = await readForm(event, 'propose');
  const answer = await mutate(event, PROPOSE, { rule: form.text('rule') });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
}
