import { changeFeed } from '#lib/features/edits/change-feed.server.ts';
import { xml } from '#lib/seo/xml.server.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async (event) =>
  xml(await changeFeed(event), 'application/atom+xml');
