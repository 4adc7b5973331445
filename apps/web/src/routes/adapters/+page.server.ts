import {
  decideProposal,
  readAdapters,
  readProposals,
} from '#lib/features/adapters/adapters.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  return {
    list: await readOrDegrade(event, () => readAdapters(event)),
    proposals: account && (await readOrDegrade(event, () => readProposals(event))),
  };
};

export const actions = { decide: decideProposal } satisfies Actions;
