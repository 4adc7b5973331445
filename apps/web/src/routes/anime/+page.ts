import { browseParts } from '#lib/features/catalog/browse/browse-parts.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => ({ ...data, ...(await browseParts()) });
