import { setTimeout as delay } from 'node:timers/promises';
import { adoptServer } from './adopt-server.ts';
import { readEndpoint } from './endpoint.ts';
import { createHandle, type EmbeddedPostgres } from './handle.ts';
import { openKeeper } from './keeper.ts';
import { findHolder, tryLock } from './lock.ts';
import { giveUp } from './own.ts';
import type { Site } from './running-server.ts';

const POLL_MS = 50;

/** Waits while an owner that is ending decides about the server. If the owner leaves the server to us, we stop it. */
const stopIfLeft = async (site: Site, purpose: string): Promise<void> => {
  for (;;) {
    const attempt = tryLock(site.layout.lock, purpose);
    if ('lock' in attempt) {
      const { lock } = attempt;
      const server = await adoptServer(site);
      if (server) await giveUp({ site, lock, server, mode: 'attach-or-own' });
      else lock.release();
      return;
    }
    if (!attempt.holder.stopping) return;
    await delay(POLL_MS);
  }
};

/**
 * Uses the server of the process that holds the lock.
 * @returns undefined if that server does not answer yet, or may be about to stop
 */
export const attach = async (
  site: Site,
  purpose: string,
): Promise<EmbeddedPostgres | undefined> => {
  const endpoint = readEndpoint(site.layout);
  if (!endpoint) return undefined;
  const keeper = await openKeeper(endpoint).catch(() => undefined);
  if (!keeper) return undefined;
  const holder = findHolder(site.layout.lock);
  if (!holder || holder.stopping) {
    await keeper.close();
    return undefined;
  }
  return createHandle({
    endpoint,
    owned: false,
    end: async () => {
      await keeper.close();
      await stopIfLeft(site, purpose);
    },
  });
};
