import { later } from '#lib/ui/later.svelte.ts';
import type { PageLoad } from './$types';

const loadParts = later(() => import('#lib/features/catalog/person-parts.svelte'));

export const load: PageLoad = async ({ data }) => ({
  ...data,
  parts: await loadParts(),
});
