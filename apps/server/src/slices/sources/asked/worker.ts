import type { App } from '#platform/app.ts';
import { listen } from '#platform/database/listen.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { choiceFor } from '../fetch/choice.ts';
import { SOURCE_DUE_CHANNEL } from '../fetch/fetch-soon.ts';
import { isAskedKey } from '../fetch/keys.ts';
import { leaseNext } from '../fetch/lease.ts';
import { standings } from '../fetch/standings.ts';
import { ensureRows } from '../fetch/stored.ts';
import { askLeased } from './ask.ts';

const LOOK_EVERY_MS = 30_000;

/** Asks the source that is longest due about some works. @returns whether there was one. */
export const askNext = async (app: App, signal: AbortSignal): Promise<boolean> => {
  if (choiceFor(app) === 'off') return false;
  await ensureRows(app);
  const on = [...(await standings(app))].flatMap(([key, standing]) =>
    standing === 'on' && isAskedKey(key) ? [key] : [],
  );
  const lease = await leaseNext(app, on, signal);
  if (!lease) return false;
  const outcome = await askLeased(app, lease).catch((error: unknown) => {
    if (!lease.signal.aborted) throw error;
    return null;
  });
  if (outcome?.outcome === 'failed')
    app.log.warn({ source: outcome.key, reason: outcome.fault.message }, 'a data source failed');
  else if (outcome) app.log.info({ source: outcome.key, ...outcome.asked }, 'a source was asked');
  return true;
};

/** Asks what is due, one source after the other, beside the fetching of files. */
export const sourceAsker = defineWorker({
  name: 'asked sources',
  work: (app, signal) => drain(() => askNext(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
  wake: (app, ring) => listen(app.database, SOURCE_DUE_CHANNEL, ring),
});
