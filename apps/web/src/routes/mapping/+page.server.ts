import { parseConflictFilter } from '#lib/features/mapping/conflict.ts';
import { keepRule, proposeRule, readConflicts } from '#lib/features/mapping/conflicts.server.ts';
import { readExplanation } from '#lib/features/mapping/lookup.server.ts';
import { parseLookup } from '#lib/features/mapping/lookup.ts';
import { decideProposal, readProposals } from '#lib/features/mapping/proposals.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const lookup = parseLookup(event.url.searchParams);
  const filter = parseConflictFilter(event.url.searchParams);
  const { account } = await event.parent();
  const isEditor = account !== null && account.role !== 'user';
  return {
    lookup,
    asked: event.url.searchParams.has('id'),
    found: lookup && (await readOrDegrade(event, () => readExplanation(event, lookup))),
    filter,
    conflicts: await readOrDegrade(event, () => readConflicts(event, filter)),
    may: isEditor ? ('decide' as const) : account ? ('propose' as const) : ('look' as const),
    proposals: isEditor ? await readOrDegrade(event, () => readProposals(event)) : null,
  };
};

export const actions = {
  decide: decideProposal,
  keep: keepRule,
  propose: proposeRule,
} satisfies Actions;
