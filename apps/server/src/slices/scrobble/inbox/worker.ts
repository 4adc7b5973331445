import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { Worker } from '#platform/slice.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { claimDelivery, postponeDelivery, type ClaimedDelivery } from './claim.ts';
import { inbox } from './receive.ts';
import { dropStrangers } from './strangers.ts';
import { decodeDelivery } from './decode.ts';
import { processDelivery } from './process.ts';

/** How long the worker waits for news before it looks by itself. */
const LOOK_MS = 500;
/**
 * How long after news it begins: working at once would slow the sender's next request by what the last one was worth, and
 * so tell whose token it carried.
 */
const PAUSE_MS = 200;

/**
 * Takes one delivery and works it off. One that waited for a mapping is left again until this process has read the mapping, which
 * another one may have imported this very moment: reading it inside the transaction would take a second connection.
 * @param currentFor the delivery for which the mapping was read.
 * @returns whether there was one.
 */
const workOne = async (app: App, currentFor?: number): Promise<boolean> => {
  let taken: ClaimedDelivery | undefined;
  let waited: number | undefined;
  try {
    await app.db.transaction().execute(async (tx) => {
      taken = await claimDelivery(app, tx);
      waited = taken?.summary && taken.id !== currentFor ? taken.id : undefined;
      if (taken && waited === undefined) await processDelivery(app, tx, taken);
    });
    if (waited !== undefined) await app.get(changeFeed).catchUp();
  } catch (error) {
    if (!taken) throw error;
    app.log.error({ err: error, delivery: taken.id }, 'a delivery failed and is tried again');
    const failed = taken;
    await postponeDelivery(app, failed, async () => (await decodeDelivery(failed)).kept);
  }
  return waited === undefined ? taken !== undefined : workOne(app, waited);
};

/** Works off what is due, oldest first, until nothing is or `isStopping` says so. */
export const workInbox = async (app: App, isStopping = (): boolean => false): Promise<void> => {
  while (!isStopping() && (await dropStrangers(app)) > 0);
  while (!isStopping() && (await workOne(app)));
};

/** A bell that can be rung while nobody waits. */
const createBell = () => {
  let isRung = false;
  let answer: (() => void) | undefined;
  return {
    ring: () => {
      isRung = true;
      answer?.();
    },
    wait: async (ms: number): Promise<void> => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
      answer = undefined;
    },
  };
};

/** Turns accepted deliveries into list entries. */
export const inboxWorker: Worker = {
  name: 'scrobble inbox',
  start: (app) => {
    let isStopping = false;
    const bell = createBell();
    app.get(inbox).onReceived(bell.ring);
    const loop = async (): Promise<void> => {
      while (!isStopping) {
        await workInbox(app, () => isStopping).catch((error: unknown) => {
          app.log.error({ err: error }, 'the inbox could not be read');
        });
        if (!isStopping) await bell.wait(LOOK_MS);
        if (!isStopping) await delay(PAUSE_MS);
      }
    };
    const running = loop();
    return {
      stop: async () => {
        isStopping = true;
        bell.ring();
        await running;
      },
    };
  },
};
