import { readGuide } from '#lib/features/docs/guide.server.ts';
import { guideAt } from '#lib/features/docs/guide.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, parent }) => {
  const { baseUrl } = await parent();
  const guide = guideAt(params.guide);
  const page = guide && readGuide(guide.slug, baseUrl);
  if (!page) pageError(404, 'PAGE_NOT_FOUND');
  return { guide, page };
};
