import { sitemapPaths } from '#lib/features/catalog/sitemap.server.ts';
import { xml } from '#lib/seo/xml.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async (event) => {
  const paths = await sitemapPaths(event, event.params.part);
  if (!paths) pageError(404, 'SITEMAP_PART_NOT_FOUND');
  // Our paths contain only ids, words and numbers, so they need no escaping in XML.
  const urls = paths.map((path) => `  <url><loc>${event.locals.baseUrl}${path}</loc></url>`);
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
};
