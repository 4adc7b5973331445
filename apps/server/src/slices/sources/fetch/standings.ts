import type { App } from '#platform/app.ts';
import { hasPaidAccounts } from '#slices/access/index.ts';
import { hasKeyFor } from '../asked/key.ts';
import { choiceFor } from './choice.ts';
import type { SourceKey } from './keys.ts';
import { LICENSED_SOURCES } from './licensed.ts';
import { standingOf, type Standing } from './rules.ts';
import { permissionOf, readRows, type StoredSource } from './stored.ts';

/** What is known of a source before the instance has a row for it. */
const NO_PERMISSION = { isOff: false, consentTerms: null };

/** How all sources stand, by these rows. */
export const standingsBy = async (
  app: App,
  rows: ReadonlyMap<SourceKey, StoredSource>,
): Promise<Map<SourceKey, Standing>> => {
  const situation = { choice: choiceFor(app), isPaid: await hasPaidAccounts(app.db) };
  return new Map(
    LICENSED_SOURCES.map((source) => {
      const row = rows.get(source.key);
      const permission = row ? permissionOf(row) : NO_PERMISSION;
      const lacksKey = 'keySetting' in source && !hasKeyFor(app, source);
      return [source.key, standingOf(source, permission, { ...situation, lacksKey })] as const;
    }),
  );
};

/** How the sources stand that the instance has rows for. */
export const standings = async (app: App): Promise<Map<SourceKey, Standing>> =>
  standingsBy(app, await readRows(app.db));
