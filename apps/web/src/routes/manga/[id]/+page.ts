import { panelOf } from '#lib/features/lists/entry/panel.ts';
import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadParts = later(() => import('#lib/features/catalog/manga-parts.ts'));

export const load: PageLoad = async ({ data }) => {
  const [panel, parts] = await Promise.all([panelOf(data.own), loadParts()]);
  return { ...data, panel, parts };
};
