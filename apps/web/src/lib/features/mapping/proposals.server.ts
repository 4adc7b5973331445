import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { RULE } from './lookup.server.ts';

const OPEN = graphql(
  `
    query WebMappingProposals {
      viewer {
        mappingProposals {
          id
          evidence
          supporters
          rule {
            ...Rule
            kind
            level
            externalId
          }
        }
      }
    }
  `,
  [RULE],
);

type Viewer = NonNullable<ResultOf<typeof OPEN>['viewer']>;

/** A proposed rule, on which an editor decides. */
export type Proposal = NonNullable<Viewer['mappingProposals']>[number];

/** The open proposals. Only editors may read them. */
export async function readProposals(event: RequestEvent): Promise<readonly Proposal[]> {
  const { viewer } = await execute(event, OPEN, {});
  return viewer?.mappingProposals ?? [];
}

const DECIDE = graphql(
  'mutation WebDecideProposal($id: ID!, $isAccepted: Boolean!) { decideMappingProposal(id: $id, isAccepted: $isAccepted) { id } }',
);

/** Accepts or refuses a proposal. */
export async function decideProposal(event: RequestEvent) {
  const form = await readForm(event, 'decide');
  const isAccepted = form.text('decision') === 'accept';
  const answer = await mutate(event, DECIDE, { id: form.text('id'), isAccepted });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
}
