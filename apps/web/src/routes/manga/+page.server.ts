import { loadBrowse } from '#lib/features/catalog/browse/browse-load.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => loadBrowse(event, 'manga');
