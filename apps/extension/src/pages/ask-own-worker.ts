import { browser } from '../platform/browser.ts';
import type { OwnMessage } from '../platform/message.ts';

/** Asks the worker for what must go on if this page is closed. */
export const askOwnWorker = <T>(message: OwnMessage): Promise<T> =>
  browser.runtime.sendMessage<OwnMessage, T>(message);
