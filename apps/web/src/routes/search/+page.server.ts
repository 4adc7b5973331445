import { isHttpError, redirect } from '@sveltejs/kit';
import { readOthers } from '#lib/features/catalog/search-others.server.ts';
import { readSearch } from '#lib/features/catalog/search.server.ts';
import { searchQuery } from '#lib/features/catalog/search-query.ts';
import { regionAsked } from '#lib/features/catalog/filters/streaming-choice.ts';
import { parseSearch } from '#lib/features/catalog/search.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const search = parseSearch(event.url.searchParams, event.locals.preferences.region);
  const read = async () => {
    const [found, others] = await Promise.all([
      readSearch(event, search),
      readOthers(event, search),
    ]);
    return { ...found, others };
  };
  const found = await readOrDegrade(event, read).catch((cause) => {
    // The cursor is not valid, so go to the first page.
    if (!isHttpError(cause, 400) || search.after === null) throw cause;
    redirect(303, `/search${searchQuery({ ...search, after: null })}`);
  });
  return {
    search,
    found,
    regions:
      search.kind === 'anime'
        ? regionOptions(event.locals.preferences.locale, regionAsked(search))
        : [],
    lastYear: new Date(currentTime(event)).getUTCFullYear() + 1,
  };
};
