import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => ({
  ...data,
  grids: await later(() => import('#lib/features/catalog/grids.ts')),
});
