import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => {
  const [parts, filters] = await Promise.all([
    later(() => import('#lib/features/catalog/search-parts.ts')),
    later(() => import('#lib/features/catalog/search-filters.svelte')),
  ]);
  return { ...data, parts, filters };
};
