import type { App } from '#platform/app.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { Budgets } from '#platform/http/budget.ts';
import { limitSettings } from '#slices/access/index.ts';

/**
 * What one address may store: far more than any household needs, even if its server reports a whole night at once, and far less than would
 * fill a disk. Beyond it the response is the same, and nothing is stored.
 */
const CALLS = { burst: 20_000, perSecond: 100 };
const BYTES = { burst: 512 * 1024 * 1024, perSecond: 4 * 1024 * 1024 };

/** Counts what addresses send. */
export interface SenderBudgets {
  /** Takes one request with its bytes from a sender's budget. @returns whether there was enough. */
  spend: (address: string, bytes: number) => boolean;
}

const UNLIMITED: SenderBudgets = { spend: () => true };

/** Budgets of this process. */
export const createSenderBudgets = (now: () => number): SenderBudgets => {
  const calls = new Budgets(CALLS, now);
  const bytes = new Budgets(BYTES, now);
  return {
    spend: (address, size) => {
      const sender = addressBlock(address);
      if (calls.left(sender) < 1 || bytes.left(sender) < size) return false;
      calls.take(sender, 1);
      bytes.take(sender, size);
      return true;
    },
  };
};

/** Budgets for the requests of a server; none where limits are switched off. */
export const senderBudgets = (app: App): SenderBudgets =>
  app.settings.of(limitSettings).limits === 'off'
    ? UNLIMITED
    : createSenderBudgets(() => app.clock.nowMs());
