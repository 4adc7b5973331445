import { sitemapParts } from '#lib/features/catalog/sitemap.server.ts';
import { xml } from '#lib/seo/xml.server.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async (event) => {
  const parts = await sitemapParts(event);
  const files = parts.map(
    (part) => `  <sitemap><loc>${event.locals.baseUrl}/sitemap/${part}.xml</loc></sitemap>`,
  );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>`,
  );
};
