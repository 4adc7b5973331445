import { panelOf } from '#lib/features/lists/entry/panel.ts';
import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadParts = later(() => import('#lib/features/catalog/anime-parts.ts'));

export const load: PageLoad = async ({ data }) => {
  const { anime, own } = data;
  const isOnAir = anime.nextAiring !== null || anime.airings.length > 0;
  const [panel, airing, parts] = await Promise.all([
    panelOf(own),
    isOnAir ? import('#lib/features/airing/parts.ts') : null,
    loadParts(),
  ]);
  return { ...data, panel, airing, parts };
};
