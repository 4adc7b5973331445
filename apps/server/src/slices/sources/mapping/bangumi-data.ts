import type { App } from '#platform/app.ts';
import type { Catalogue } from '#slices/catalog/index.ts';
import { deriveMappingRules } from '#slices/mapping/index.ts';
import { readNpmCatalogue } from '../adapters/npm-catalogue.ts';
import type { BoundFile } from './bind.ts';

/** Rules from the TMDB ids of a file of bangumi-data, whose rows are those the catalogue is made from. */
export const bindBangumiData = async (
  app: App,
  titles: Catalogue,
  { file, createMissing }: { file: string; createMissing: boolean },
): Promise<{ bound: BoundFile; version: string }> => {
  const { records, refusals, sources } = await readNpmCatalogue({
    now: app.clock.now(),
    files: { 'bangumi-data': file },
  });
  const missing = records.filter(({ id }) => !titles.get(id));
  const isMissing = new Set(missing.map(({ id }) => id));
  const known = createMissing ? records : records.filter(({ id }) => !isMissing.has(id));
  const { rules, refused } = deriveMappingRules(known);
  const all = [
    ...refusals.map(({ ref, reason }) => ({ ref, reason })),
    ...refused.map(({ id, reason }) => ({ ref: id, reason })),
  ];
  const bound = {
    rules,
    local: [],
    episodes: [],
    entries: [],
    anime: known.length,
    missing: createMissing ? missing : [],
    claims: [],
    stated: { rows: rules.length, refused: all.length, filled: {} },
    refused: all.length,
    refusals: all,
  };
  const spine = sources.find(({ key }) => key === 'bangumi-data');
  return { bound, version: spine?.version ?? 'unknown' };
};
