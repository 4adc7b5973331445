import { later } from '#lib/ui/later.svelte.ts';

const loadGrids = later(() => import('../grids.ts'));
const loadFilters = later(() => import('./browse-filters.svelte'));

/** What a browse page from the server does without. */
export async function browseParts() {
  const [grids, filters] = await Promise.all([loadGrids(), loadFilters()]);
  return { grids, filters };
}
