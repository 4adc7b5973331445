import { readSearch } from '#lib/features/catalog/search.server.ts';
import { parseSearch } from '#lib/features/catalog/search.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import { currentTime } from '#lib/in-process.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const search = parseSearch(event.url.searchParams);
  return {
    search,
    found: await readOrDegrade(event, () => readSearch(event, search)),
    lastYear: new Date(currentTime(event)).getUTCFullYear() + 1,
  };
};
