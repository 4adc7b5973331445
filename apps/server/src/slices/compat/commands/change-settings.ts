import { isDeepStrictEqual } from 'node:util';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import {
  lockPreferences,
  type PreferenceChange,
  type Preferences,
  preferencesOf,
  type Visitor,
} from '#slices/accounts/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { lockList, publishChanges, type Writer } from '#slices/lists/index.ts';
import { changePreferences } from '#slices/profiles/index.ts';
import { restoreListOptions, restoreRowOrder, storedOptions } from './save-list-options.ts';

/** As long as a batch of the list can be undone. */
const UNDO_MS = 30 * DAY_MS;

/** Preferences that an app may change. */
const PREFERENCES = ['titleLanguage', 'scoreFormat', 'bio', 'showsAdult', 'timeZone'] as const;

/** Settings by name, as they are kept: preferences, the order of rows, and the options of each list. */
type Settings = Readonly<Record<string, unknown>>;

/**
 * The settings as they are. Nobody else changes them until the transaction ends: other apps wait for the list, and the forms of the owner for the
 * preferences.
 */
const lockSettings = async (tx: Tx, userId: string): Promise<Settings> => {
  await lockList(tx, userId);
  return settingsWith(tx, userId, await lockPreferences(tx, userId));
};

const settingsWith = async (
  tx: Tx,
  userId: string,
  preferences: Preferences,
): Promise<Settings> => {
  const chosen = PREFERENCES.map((name) => [name, preferences[name]] as const);
  return { ...Object.fromEntries(chosen), ...(await storedOptions(tx, userId)) };
};

const only = (settings: Settings, names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, settings[name] ?? null])));

/**
 * Runs what changes settings of an account, and keeps what they were, so that the batch can be undone.
 */
export const changeSettings = async (
  app: App,
  tx: Tx,
  writer: Writer,
  work: () => Promise<void>,
): Promise<void> => {
  const { userId, batchId } = writer;
  const before = await lockSettings(tx, userId);
  await work();
  const after = await settingsWith(tx, userId, await preferencesOf(tx, userId));
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (names.length === 0) return;
  const now = app.clock.now();
  const old = new Date(now.getTime() - UNDO_MS);
  await tx.deleteFrom('compat.settings_change').where('changed_at', '<', old).execute();
  await tx
    .insertInto('compat.settings_change')
    .values({
      batch_id: batchId,
      user_id: userId,
      before: only(before, names),
      after: only(after, names),
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await publishChanges(app, tx, writer, { changesSettings: true });
};

/** Nobody asked for it at this moment: the owner undid the batch before. */
const VISITOR: Visitor = { actor: { kind: 'user' }, address: '', userAgent: '', requestId: '' };

const restore = async (
  app: App,
  tx: Tx,
  { userId, settings }: { userId: string; settings: Settings },
): Promise<void> => {
  const chosen = PREFERENCES.filter((name) => name in settings);
  const change = Object.fromEntries(
    chosen.map((name) => [name, settings[name]]),
  ) as PreferenceChange;
  if (chosen.length > 0) await changePreferences(app, tx, { userId, change, visitor: VISITOR });
  if ('rowOrder' in settings)
    await restoreRowOrder(tx, userId, settings['rowOrder'] as string | null);
  for (const media of MEDIA) {
    if (media in settings) await restoreListOptions(tx, { userId, media, row: settings[media] });
  }
};

/**
 * Takes back the settings of a batch, except those that were changed since. Run again, it finds nothing to do.
 * @param undoneIn the batch of the undo, so that the undo can be undone
 */
export const undoSettings = async (
  app: App,
  tx: Tx,
  { batchId, undoneIn }: { batchId: string; undoneIn: string },
): Promise<void> => {
  const row = await tx
    .selectFrom('compat.settings_change')
    .select(['user_id', 'before', 'after'])
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  if (!row) return;
  const userId = row.user_id;
  const [before, after] = [row.before as Settings, row.after as Settings];
  const now = await lockSettings(tx, userId);
  const names = Object.keys(after).filter((name) =>
    isDeepStrictEqual(now[name] ?? null, after[name]),
  );
  if (names.length === 0) return;
  const settings = Object.fromEntries(names.map((name) => [name, before[name]]));
  await restore(app, tx, { userId, settings });
  await tx
    .insertInto('compat.settings_change')
    .values({
      batch_id: undoneIn,
      user_id: userId,
      before: only(after, names),
      after: only(before, names),
      changed_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
