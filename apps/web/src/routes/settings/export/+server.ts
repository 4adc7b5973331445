import { redirect } from '@sveltejs/kit';
import { askRoute, signInAddress } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { RequestHandler } from './$types';

/** The export as a download. */
export const GET: RequestHandler = async (event) => {
  const { status, contentType, body } = await askRoute(event, {
    method: 'GET',
    path: '/auth/export',
    isLong: true,
  });
  if (status === 401) redirect(303, signInAddress(event.url));
  if (status === 403) redirect(303, '/settings?confirm-export#export');
  if (status !== 200) pageError(status, 'EXPORT_UNAVAILABLE');
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': 'attachment; filename="tsuzuki-export.zip"',
    },
  });
};
