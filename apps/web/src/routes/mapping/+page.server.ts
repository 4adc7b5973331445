import { readExplanation } from '#lib/features/mapping/lookup.server.ts';
import { parseLookup } from '#lib/features/mapping/lookup.ts';
import { decideProposal, readProposals } from '#lib/features/mapping/proposals.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const lookup = parseLookup(event.url.searchParams);
  const { account } = await event.parent();
  const isEditor = account !== null && account.role !== 'user';
  return {
    lookup,
    asked: event.url.searchParams.has('id'),
    found: lookup && (await readOrDegrade(event, () => readExplanation(event, lookup))),
    proposals: isEditor ? await readOrDegrade(event, () => readProposals(event)) : null,
  };
};

export const actions = { decide: decideProposal } satisfies Actions;
