import type { ApiReference } from '@tsuzuki/contract/reference';
import type { RequestEvent } from '@sveltejs/kit';
import { inProcess } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';

/** The reference of the server's API. Without a server in the same process (`npm run dev`), the page has status 503. */
export const readReference = (event: RequestEvent): Promise<ApiReference> =>
  inProcess(event).reference?.() ?? pageError(503, 'REFERENCE_UNAVAILABLE');
