import { text } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Pages about somebody are for them; what is the same for everybody may be kept by search engines. */
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
