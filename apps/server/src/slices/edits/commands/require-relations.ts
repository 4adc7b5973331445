import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { addressOf, partsOf, relationFault, type StatedRelation } from '#slices/catalog/index.ts';
import type { ProposedChange } from '../model.ts';
import { refusal } from '../reasons.ts';

const RELATED = 'related';

const REASONS = {
  SELF: 'EDIT_RELATION_SELF',
  UNKNOWN: 'EDIT_RELATION_UNKNOWN',
  CYCLE: 'EDIT_RELATION_CYCLE',
} as const;

/** @throws Refusal `BAD_USER_INPUT` with the `field` of a relation to the work itself, to none, or in a circle */
export const requireRelations = async (
  app: App,
  tx: Tx,
  { workId, changes }: { workId: string; changes: readonly ProposedChange[] },
): Promise<void> => {
  const relations = changes
    .filter(({ field, after }) => partsOf(field).name === RELATED && after !== null)
    .map(({ after }) => after as StatedRelation);
  const found = relations.length > 0 && (await relationFault(app, tx, { workId, relations }));
  if (!found) return;
  const { medium, site, id } = found.relation;
  const field = addressOf(RELATED, `${medium}:${site}:${id}`);
  throw refusal('BAD_USER_INPUT', REASONS[found.fault], { field });
};
