import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Rule } from './lookup.ts';

/** A rule people propose, for an editor to decide about. */
export interface Proposal {
  readonly id: string;
  readonly evidence: string;
  readonly supporters: number;
  readonly rule: Rule & { kind: 'TMDB' | 'TVDB'; level: 'MOVIE' | 'SHOW'; externalId: number };
}

const OPEN = graphqlDocument<
  { viewer: { mappingProposals: Proposal[] | null } | null },
  Record<string, never>
>(`
  query WebMappingProposals {
    viewer { mappingProposals {
      id evidence supporters
      rule {
        id kind level externalId season from to animeFrom parts isPartial isSpecial priority source version
        anime { id titleNative titleRomaji titleEnglish }
      }
    } }
  }
`);

/** The proposals that are open; only editors may read them. */
export async function readProposals(event: RequestEvent): Promise<readonly Proposal[]> {
  const { viewer } = await execute(event, OPEN, {});
  return viewer?.mappingProposals ?? [];
}

const DECIDE = graphqlDocument<unknown, { id: string; isAccepted: boolean }>(
  'mutation WebDecideProposal($id: ID!, $isAccepted: Boolean!) { decideMappingProposal(id: $id, isAccepted: $isAccepted) { id } }',
);

/** Accepts or refuses a proposal. */
export async function decideProposal(event: RequestEvent) {
  const form = await readForm(event, 'decide');
  const isAccepted = form.text('decision') === 'accept';
  const answer = await mutate(event, DECIDE, { id: form.text('id'), isAccepted });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
}
