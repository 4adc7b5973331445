import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadParts = later(() => import('./home-parts.ts'));

/** Strangers do not get the code of the home page of signed-in visitors. */
export const load: PageLoad = async ({ data }) => {
  const [parts, own] = await Promise.all([
    loadParts(),
    data.own ? import('#lib/features/home/own-home.svelte') : null,
  ]);
  return { ...data, parts, OwnHome: own?.default ?? null };
};
