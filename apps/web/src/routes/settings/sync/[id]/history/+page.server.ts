import { readAudit } from '#lib/features/sync/plan.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const connection = await readAudit(event, { id: event.params.id, after });
  return { connection, isFirst: after === null };
};
