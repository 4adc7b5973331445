import { isIPv6 } from 'node:net';
import type { App } from '#platform/app.ts';
import { limitSettings } from '#slices/access/index.ts';

/**
 * What one address may have kept: far above any household, whose servers may also report a night's worth at once, far
 * below what would fill a disk. Beyond it the answer is the same, and nothing is kept.
 */
const CALLS = { burst: 20_000, perSecond: 100 };
const BYTES = { burst: 512 * 1024 * 1024, perSecond: 4 * 1024 * 1024 };
/** Addresses remembered; the one that has been silent longest is forgotten first. */
const MOST_SENDERS = 10_000;

interface Budget {
  calls: number;
  bytes: number;
  at: number;
}

/** Counts what addresses send. */
export interface SenderBudgets {
  /** Takes one call of so many bytes from a sender's budget. @returns whether there was enough. */
  spend: (address: string, bytes: number) => boolean;
}

const UNLIMITED: SenderBudgets = { spend: () => true };

/** One household has one IPv4 address, or a /64 of IPv6. */
const senderOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? address.split(':', 4).join(':') : address;

const refilled = ({ calls, bytes, at }: Budget, now: number): Budget => {
  const seconds = Math.max(0, now - at) / 1_000;
  return {
    calls: Math.min(CALLS.burst, calls + seconds * CALLS.perSecond),
    bytes: Math.min(BYTES.burst, bytes + seconds * BYTES.perSecond),
    at: now,
  };
};

/** Budgets of this process. */
export const createSenderBudgets = (now: () => number): SenderBudgets => {
  const budgets = new Map<string, Budget>();
  return {
    spend: (address, bytes) => {
      const sender = senderOf(address);
      const at = now();
      const known = budgets.get(sender);
      const left = known ? refilled(known, at) : { calls: CALLS.burst, bytes: BYTES.burst, at };
      const isEnough = left.calls >= 1 && left.bytes >= bytes;
      if (isEnough) {
        left.calls -= 1;
        left.bytes -= bytes;
      }
      budgets.delete(sender);
      budgets.set(sender, left);
      if (budgets.size > MOST_SENDERS) {
        const [oldest] = budgets.keys();
        if (oldest !== undefined) budgets.delete(oldest);
      }
      return isEnough;
    },
  };
};

/** Budgets for the requests of a server; none where limits are switched off. */
export const senderBudgets = (app: App): SenderBudgets =>
  app.settings.of(limitSettings).limits === 'off'
    ? UNLIMITED
    : createSenderBudgets(() => app.clock.nowMs());
