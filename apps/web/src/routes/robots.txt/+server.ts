import { text } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Search engines may index pages that are the same for everybody, but not private pages. */
const CLOSED = ['/account', '/admin', '/auth', '/oauth', '/preferences', '/settings', '/shared'];

export const GET: RequestHandler = ({ locals }) =>
  text(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${locals.baseUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
