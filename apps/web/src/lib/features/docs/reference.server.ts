import type { ApiReference } from '@tsuzuki/contract/reference';
import { error, type RequestEvent } from '@sveltejs/kit';
import { inProcess } from '#lib/server/in-process.server.ts';

/** The API as the server has it; a page of 503 where no server is around the web app (`npm run dev`). */
export const readReference = (event: RequestEvent): Promise<ApiReference> =>
  inProcess(event).reference?.() ?? error(503, 'The reference comes from the server: `npm start`.');
