import { batched } from '#platform/graphql/batch.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { type Relation, relationsOf } from '../relation.ts';
import { storedDetails, type StoredDetails } from '../stored-details.ts';

const NONE: StoredDetails = { descriptions: [], characters: [], episodes: [], trailers: [] };

const relations = batched<string, Relation[]>(({ app, caller }, ids) =>
  relationsOf(app, ids, caller),
);

const details = batched<string, StoredDetails>(({ app }, ids) => storedDetails(app.db, ids));

/** The works that belong to a work, as far as the caller may see them. */
export const readRelations = async (
  context: RequestContext,
  { id }: { id: string },
): Promise<Relation[]> => (await relations(context, id)) ?? [];

/** What the page of a work shows beside what the read model has. */
export const readDetails = async (
  context: RequestContext,
  { id }: { id: string },
): Promise<StoredDetails> => (await details(context, id)) ?? NONE;
