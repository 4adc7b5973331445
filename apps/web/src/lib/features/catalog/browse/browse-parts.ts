import { later } from '#lib/ui/later.svelte.ts';

/** What a browse page from the server does without. */
export async function browseParts() {
  const [grids, filters] = await Promise.all([
    later(() => import('../grids.ts')),
    later(() => import('./browse-filters.svelte')),
  ]);
  return { grids, filters };
}
