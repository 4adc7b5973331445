import { browser } from '../platform/browser.ts';
import type { PageMessage } from '../platform/message.ts';

/** Asks the worker. Undefined: it did not answer, because it died on the way or the extension was updated. */
export const askWorker = async <T>(message: PageMessage): Promise<T | undefined> => {
  try {
    return await browser.runtime.sendMessage<PageMessage, T>(message);
  } catch {
    return undefined;
  }
};
