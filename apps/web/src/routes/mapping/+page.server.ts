import { readExplanation } from '#lib/features/mapping/lookup.server.ts';
import { parseLookup } from '#lib/features/mapping/lookup.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const lookup = parseLookup(event.url.searchParams);
  return {
    lookup,
    asked: event.url.searchParams.has('id'),
    found: lookup && (await readOrDegrade(event, () => readExplanation(event, lookup))),
  };
};
