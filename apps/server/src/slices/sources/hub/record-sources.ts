import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type DataSource, forgetDataSource, recordDataSources } from '#slices/catalog/index.ts';
import type { Manifest } from '../dump/manifest.ts';
import type { WorkLine } from '../dump/work-line.ts';
import { HUB_PREFIX } from '../rules/pass-on.ts';
import { hubSource } from './claim-of.ts';

interface FromHub {
  address: string;
  lines: readonly WorkLine[];
  /** What the dump says of its sources, if it is at hand. */
  sources?: Manifest['sources'];
}

const keysOfHub = async (tx: Tx): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom('catalog.data_source')
    .select('key')
    .where('key', 'like', `${HUB_PREFIX}%`)
    .execute();
  return new Set(rows.map(({ key }) => key));
};

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Notes whose word the lines of a hub are, and on what terms, where that is not noted yet. */
export const recordHubSources = async (
  app: App,
  tx: Tx,
  { address, lines, sources = [] }: FromHub,
): Promise<void> => {
  const licences = new Map(lines.flatMap((line) => Object.entries(line.licences)));
  const known = await keysOfHub(tx);
  const { host } = new URL(address);
  const today = app.clock.now().toISOString().slice(0, 10);
  const rows = [...licences].flatMap(([key, licence]): DataSource[] => {
    if (known.has(hubSource(key))) return [];
    const said = sources.find((source) => source.key === key);
    return [
      {
        key: hubSource(key),
        name: `${said?.name ?? key} (${host})`,
        version: said?.version ?? 'unknown',
        asOf: said && DAY.test(said.asOf) ? said.asOf : today,
        licence,
        attribution: said?.attribution ?? `${key}, by way of ${host}.`,
        url: said && /^https?:/u.test(said.url) ? said.url : address,
      },
    ];
  });
  if (rows.length > 0) await recordDataSources(app, tx, rows);
};

/** Forgets all sources of the hub. */
export const forgetHubSources = async (tx: Tx): Promise<void> => {
  for (const key of await keysOfHub(tx)) await forgetDataSource(tx, key);
};
