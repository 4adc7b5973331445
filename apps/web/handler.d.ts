import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Serves the web app's pages and assets; every request it gets is answered (an unknown address with the app's 404 page).
 * Put an `InProcessContext` (`@tsuzuki/contract`) on the request first.
 */
export function handler(
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void | Promise<void>,
): void | Promise<void>;
