import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadGrids = later(() => import('#lib/features/catalog/grids.ts'));

export const load: PageLoad = async ({ data }) => ({
  ...data,
  grids: await loadGrids(),
});
