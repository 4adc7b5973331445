import type { ApiKey } from '#lib/features/access/key.ts';
import { SPANS, spanOf, usageBars, type HourOfUse } from '#lib/features/access/usage.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { keys } = await readRoute<{ keys: ApiKey[] }>(event, '/account/keys');
  const key = keys.find(({ id }) => id === event.params.id);
  if (!key) pageError(404, 'KEY_NOT_FOUND');
  const span = spanOf(event.url.searchParams.get('span'));
  const path = `/account/keys/${key.id}/usage?hours=${SPANS[span].hours}`;
  const { hours } = await readRoute<{ hours: HourOfUse[] }>(event, path);
  return { key, span, bars: usageBars(hours, span, currentTime(event)) };
};
