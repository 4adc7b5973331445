import { panelOf } from '#lib/features/lists/entry/panel.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => {
  const { anime, own } = data;
  const isOnAir = anime.nextAiring !== null || anime.airings.length > 0;
  const airing = isOnAir ? import('#lib/features/airing/parts.ts') : null;
  return { ...data, panel: await panelOf(own), airing: await airing };
};
