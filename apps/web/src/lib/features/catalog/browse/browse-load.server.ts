import { isHttpError, redirect, type RequestEvent } from '@sveltejs/kit';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import { regionAsked } from '../filters/streaming-choice.ts';
import type { WorkKind } from '../work.ts';
import { parseBrowse } from './browse.ts';
import { browseQuery } from './browse-query.ts';
import { readBrowse } from './browse.server.ts';

/** What a browse page shows. A cursor that is no longer valid leads to the first page. */
export async function loadBrowse(event: RequestEvent, kind: WorkKind) {
  const browse = parseBrowse(kind, event.url.searchParams, event.locals.preferences.region);
  const found = await readOrDegrade(event, () => readBrowse(event, browse)).catch((cause) => {
    if (!isHttpError(cause, 400) || browse.after === null) throw cause;
    redirect(303, `/${kind}${browseQuery({ ...browse, after: null })}`);
  });
  const regions =
    kind === 'anime' ? regionOptions(event.locals.preferences.locale, regionAsked(browse)) : [];
  return { browse, found, regions, lastYear: new Date(currentTime(event)).getUTCFullYear() + 1 };
}
