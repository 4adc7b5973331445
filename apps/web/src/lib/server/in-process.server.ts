import type { IncomingMessage } from 'node:http';
import { inspect } from 'node:util';
import type { InProcessContext } from '@tsuzuki/contract';
import type { RequestEvent } from '@sveltejs/kit';

/** What the server attached to the request; empty under `vite dev`, which has no server around it. */
export function inProcess(event: RequestEvent): InProcessContext {
  const request: (IncomingMessage & InProcessContext) | undefined = event.platform?.req;
  return request ?? {};
}

/** The moment of the request in milliseconds since the epoch, by the server's clock. */
export function currentTime(event: RequestEvent): number {
  return inProcess(event).now?.() ?? Date.now();
}

/** Logs a failure for the operator, of which readers see only a notice. */
export function report(event: RequestEvent, err: unknown, message: string): void {
  const { log } = inProcess(event);
  if (log) log.error({ err }, message);
  else process.stderr.write(`${message}: ${inspect(err)}\n`);
}
