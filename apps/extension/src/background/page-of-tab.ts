import { browser } from '../platform/browser.ts';
import type { WhichPage } from '../platform/message.ts';

/**
 * The name of the document that a tab shows. Undefined: it went on to a page that the person did not allow, or one that is still loading.
 * Frames of allowed sites may be in it, and what they play belongs to nothing that we know.
 */
export const pageOfTab = async (tab: number): Promise<string | undefined> => {
  try {
    const page: unknown = await browser.tabs.sendMessage<WhichPage>(
      tab,
      { isHere: true },
      { frameId: 0 },
    );
    return typeof page === 'string' ? page : undefined;
  } catch {
    return undefined;
  }
};
