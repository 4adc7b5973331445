import { batched } from '#platform/graphql/batch.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { type Relation, relationsOf } from '../relation.ts';
import {
  type Appearance,
  appearancesOf,
  storedDetails,
  type StoredDetails,
  type VoiceRole,
  voiceRolesOf,
} from '../stored-details.ts';

const NONE: StoredDetails = { descriptions: [], characters: [], episodes: [], trailers: [] };

const relations = batched<string, Relation[]>(({ app, caller }, ids) =>
  relationsOf(app, ids, caller),
);
const details = batched<string, StoredDetails>(({ app }, ids) => storedDetails(app.db, ids));
const appearances = batched<string, Appearance[]>(({ app }, ids) => appearancesOf(app.db, ids));
const voiceRoles = batched<string, VoiceRole[]>(({ app }, ids) => voiceRolesOf(app.db, ids));

interface Identified {
  id: string;
}

/** The works that belong to a work, as far as the caller may see them. */
export const readRelations = async (
  context: RequestContext,
  { id }: Identified,
): Promise<Relation[]> => (await relations(context, id)) ?? [];

/** What the page of a work shows beside what the read model has. */
export const readDetails = async (
  context: RequestContext,
  { id }: Identified,
): Promise<StoredDetails> => (await details(context, id)) ?? NONE;

/** Where a character appears. */
export const readAppearances = async (
  context: RequestContext,
  { id }: Identified,
): Promise<Appearance[]> => (await appearances(context, id)) ?? [];

/** Whom a person speaks. */
export const readVoiceRoles = async (
  context: RequestContext,
  { id }: Identified,
): Promise<VoiceRole[]> => (await voiceRoles(context, id)) ?? [];
