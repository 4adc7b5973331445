import type { Log } from '#platform/log.ts';
import { redactPath } from '#platform/log.ts';

/** A request that was answered. */
export interface Answered {
  requestId: string;
  method: string | undefined;
  url: string | undefined;
  status: number;
  ms: number;
}

/** Writes the one line of a request, without what its address carries as a credential. */
export const logRequest = (log: Log, { requestId, method, url = '/', status, ms }: Answered) =>
  log.info({ requestId, method, path: redactPath(url), status, ms: Math.round(ms) }, 'request');
