import { error } from '@sveltejs/kit';
import { readGuide } from '#lib/features/docs/guide.server.ts';
import { guideAt } from '#lib/features/docs/guide.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, parent }) => {
  const { baseUrl } = await parent();
  const guide = guideAt(params.guide);
  const page = guide && readGuide(guide.slug, baseUrl);
  if (!page) error(404, 'This page doesn’t exist.');
  return { guide, page };
};
