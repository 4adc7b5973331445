import type { EpisodeId, MappingRule } from '../model.ts';
import type { MappingFileAnime } from './mapping-file.ts';
import { TSUZUKI_MAPPING_FORMAT } from './tsuzuki.ts';

/** The whole mapping of an instance. */
export interface MappingDump {
  anime: readonly MappingFileAnime[];
  rules: readonly (Omit<MappingRule, 'animeId'> & { anime: string })[];
  episodes: readonly EpisodeId[];
}

/** Without the defaults that a reader assumes, so that files stay small and easy to compare. */
const sparse = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== null && value !== false && value !== undefined,
    ),
  );

const animeRow = ({ key, titles: [title = key, ...titles], ...row }: MappingFileAnime) =>
  sparse({
    key,
    title,
    ...(titles.length > 0 && { titles }),
    anidb: row.anidb,
    mal: row.mal,
    anilist: row.anilist,
    episodes: row.episodeCount,
    start: row.startOn,
    end: row.endOn,
  });

const ruleRow = (rule: MappingDump['rules'][number]) => {
  const { kind, level, id, anime, animeFrom, partial, special, priority, source } = rule;
  const { season, from, to, parts, ofSeason } = rule;
  const place = level === 'show' && { season, from, to, ...(parts !== 1 && { parts }), ofSeason };
  return sparse({
    kind,
    level,
    id,
    ...place,
    anime,
    animeFrom,
    partial,
    special,
    priority,
    source,
  });
};

/** One row per line, so that text tools can compare two exports. */
const section = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

const inOrder = (rows: readonly Record<string, unknown>[]): Record<string, unknown>[] => {
  const byText = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};

/** Writes a mapping in the format `tsuzuki-mapping/1`: each row once, in a fixed order that does not depend on imports. */
export const writeTsuzukiMapping = ({ anime, rules, episodes }: MappingDump): string => {
  const sections = [
    ['anime', inOrder(anime.map(animeRow))],
    ['rules', inOrder(rules.map(ruleRow))],
    [
      'episodes',
      inOrder(
        episodes.map(({ kind, id, show, season, number }) => ({ kind, id, show, season, number })),
      ),
    ],
  ] as const;
  const lines = sections.map(([name, rows]) => `"${name}": ${section(rows)}`);
  return `{"format": ${JSON.stringify(TSUZUKI_MAPPING_FORMAT)},\n${lines.join(',\n')}}\n`;
};
