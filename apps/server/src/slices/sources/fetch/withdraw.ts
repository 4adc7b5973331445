import type { App } from '#platform/app.ts';
import type { SourceKey } from './keys.ts';
import { leaseNext, makeDue } from './lease.ts';
import { requireConsented, withdrawConsent } from './permit.ts';
import { removeSource } from './remove.ts';
import { readRow, readRows } from './stored.ts';

/** Removes what a source gave whose consent was withdrawn, unless it is being fetched. @returns whether there was one. */
export const removeNext = async (app: App, signal?: AbortSignal): Promise<boolean> => {
  const rows = [...(await readRows(app.db)).values()];
  const keys = rows.flatMap(({ key, is_withdrawn }) => (is_withdrawn ? [key] : []));
  for (const key of keys) await makeDue(app, key);
  const lease = await leaseNext(app, keys, signal);
  if (!lease) return false;
  try {
    await removeSource(app, lease);
    app.log.info({ source: lease.key }, 'what a data source gave was removed');
  } finally {
    await lease.end();
  }
  return true;
};

/**
 * Takes back the agreement to the terms of a source and removes all that it gave.
 * @returns false when it is being fetched: the worker removes it afterwards. @throws Refusal for a source under an open licence.
 */
export const withdrawSource = async (app: App, key: SourceKey): Promise<boolean> => {
  requireConsented(key);
  await app.db.transaction().execute((tx) => withdrawConsent(app, tx, key));
  while (await removeNext(app));
  return !(await readRow(app.db, key)).is_withdrawn;
};
