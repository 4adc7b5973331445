import { readDataSources } from '#lib/features/catalog/data-source.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  sources: await readOrDegrade(event, () => readDataSources(event)),
});
