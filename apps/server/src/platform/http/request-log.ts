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

/** Logs one line per request, without credentials in its address. */
export const logRequest = (log: Log, { requestId, method, url = '/', status, ms }: Answered) =>
  log.info({ requestId, method, path: redactPath(url), status, ms: Math.round(ms) }, 'request');
