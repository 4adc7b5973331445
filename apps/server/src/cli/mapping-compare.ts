import type { Command } from 'commander';
import {
  type Comparison,
  EPISODE_GROUPS,
  type Tally,
  type WrongEpisodes,
} from '#slices/mapping/index.ts';
import { compareMappingFiles, type MappingComparison } from '#slices/sources/index.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';
import { titlesNow } from './title-of.ts';

const OUTCOMES = ['right', 'wrong', 'contested', 'dropped'] as const;
const HEADER = ['', 'episodes', ...OUTCOMES, ...OUTCOMES];
const LISTED = 20;

const percent = (part: number, { episodes }: Tally): string =>
  `${((100 * part) / Math.max(1, episodes)).toFixed(2)} %`;

const shares = (tally: Tally): string[] =>
  OUTCOMES.map((outcome) => percent(tally[outcome], tally));

const rowsOf = ({ undated, dated }: MappingComparison): string[][] => {
  const row = (name: string, of: (comparison: Comparison) => Tally | undefined): string[][] => {
    const [without, with_] = [of(undated), of(dated)];
    if (!without || !with_) return [];
    return [[name, String(without.episodes), ...shares(without), ...shares(with_)]];
  };
  return [
    ...row('all', ({ all }) => all),
    ...(['tmdb', 'tvdb'] as const).flatMap((kind) => row(kind, ({ byKind }) => byKind[kind])),
    ...EPISODE_GROUPS.flatMap((group) => row(group, ({ byGroup }) => byGroup[group])),
  ];
};

const placeOf = ({ kind, level, id, season, from, to }: WrongEpisodes): string => {
  if (level === 'movie') return `${kind} film ${id}`;
  const numbers = from === to ? `episode ${from}` : `episodes ${from} to ${to}`;
  return `${kind} ${id} season ${season} ${numbers}`;
};

type TitleOf = (animeId: string) => string;

const lineOf = (wrong: WrongEpisodes, titleOf: TitleOf): string => {
  const { answers, resolved } = wrong;
  const stated = answers
    .map(({ animeId, episode }) => `${titleOf(animeId)} episode ${episode}`)
    .join(' or ');
  return `  ${placeOf(wrong)}: ${stated}, but ${resolved.source} says ${titleOf(resolved.animeId)} episode ${resolved.episode}`;
};

const linesOf = (comparison: MappingComparison, titleOf: TitleOf): string[] => {
  const { wrong, dropped } = comparison.dated;
  const reasons = Object.entries(dropped).map(([reason, count]) => `${count} ${reason}`);
  return [
    'Shares of the episodes that the second file states: first without air dates, then with air dates a week apart. What a third list states as the first one does is contested, not wrong; so is what is counted in other parts, or only from a beginning.',
    ...table(HEADER, rowsOf(comparison)),
    `Dropped with air dates: ${reasons.join(', ') || 'none'}.`,
    ...(wrong.length > 0 ? ['The first that are wrong with air dates:'] : []),
    ...wrong.slice(0, LISTED).map((one) => lineOf(one, titleOf)),
  ];
};

interface Options {
  json?: boolean;
  also?: string[];
}

/** Adds `mapping compare` to the command of the mapping. */
export const mappingCompareCommand = (command: Command): void => {
  command
    .command('compare')
    .description(
      'tell how often a mapping says the same as another; one file alone is the truth for the mapping of this instance',
    )
    .argument('<file>', 'a mapping file; .gz works, too')
    .argument('[truth]', 'a mapping file that is taken for the truth')
    .option(
      '--also <file...>',
      'further mapping files; what one of them states, too, is contested instead of wrong',
    )
    .action(async (first: string, second: string | undefined, { json, also = [] }: Options) => {
      const files =
        second === undefined ? { file: null, truth: first } : { file: first, truth: second };
      const compared = { ...files, others: also };
      const [comparison, lines] = await withApp('mapping compare', async (app) => {
        const made = await compareMappingFiles(app, compared);
        return [made, linesOf(made, await titlesNow(app))] as const;
      });
      print({ ...comparison }, { ...(json && { json }) }, lines);
    });
};
