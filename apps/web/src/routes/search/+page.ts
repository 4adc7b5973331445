import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadParts = later(() => import('#lib/features/catalog/search-parts.ts'));
const loadFilters = later(() => import('#lib/features/catalog/search-filters.svelte'));

export const load: PageLoad = async ({ data }) => {
  const [parts, filters] = await Promise.all([loadParts(), loadFilters()]);
  return { ...data, parts, filters };
};
