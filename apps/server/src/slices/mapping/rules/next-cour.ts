import { DAY_MS } from '#platform/durations.ts';
import { DERIVED_PRIORITY, SPECIALS_SEASON, type MappingRule } from '../model.ts';
import { lastByCount } from './bound-rules.ts';
import type { EntryOf, KnownEntry } from './complete-rules.ts';

const SOURCE = 'derived next cour';

const isPlain = ({ level, season, special, partial, parts }: MappingRule): boolean =>
  level === 'show' && (season ?? 0) > SPECIALS_SEASON && !special && !partial && parts === 1;

/** A second cour follows within so much time. */
const MOST_DAYS_BETWEEN = 366;

const doesFollow = (before: KnownEntry | undefined, next: KnownEntry | undefined): boolean => {
  const days = (Date.parse(next?.startOn ?? '') - Date.parse(before?.endOn ?? '')) / DAY_MS;
  return days > 0 && days <= MOST_DAYS_BETWEEN;
};

/** The rule of the only entry of a season, which begins with the season; null if there are several. */
const onlyEntry = (ofSeason: readonly MappingRule[]): MappingRule | null => {
  const [first] = ofSeason;
  const isOnly = ofSeason.every(
    ({ animeId, from, animeFrom }) => animeId === first?.animeId && from === 1 && animeFrom === 1,
  );
  return first && isOnly ? first : null;
};

/** The rule with the last numbers of a season, if the counts of all entries say where they end; otherwise null. */
const endOfSeason = (ofSeason: readonly MappingRule[], entryOf: EntryOf) => {
  const ends = ofSeason.map((rule) => ({
    rule,
    last: lastByCount(rule, entryOf(rule.animeId)?.episodeCount ?? null) ?? Infinity,
  }));
  const areBorneOut = ends.every(
    ({ rule: { to }, last }) => last < Infinity && (to ?? last) === last,
  );
  return areBorneOut ? (ends.toSorted((a, b) => b.last - a.last)[0] ?? null) : null;
};

/** Whether another list or database counts an entry on from others, and begins it with another number. */
const isContradicted = (from: number, aboutEntry: readonly MappingRule[]): boolean =>
  aboutEntry.some((rule) => rule.from > 1 && rule.animeFrom === 1 && rule.from !== from);

interface Known {
  entryOf: EntryOf;
  rulesAbout: (animeId: string) => readonly MappingRule[];
}

/** The rule for what comes after the last episode of a season, from the rules of that season and of the next. */
const ruleAfter = (
  own: readonly MappingRule[],
  ofNext: readonly MappingRule[],
  { entryOf, rulesAbout }: Known,
): MappingRule | null => {
  const [end, next] = [endOfSeason(own, entryOf), onlyEntry(ofNext)];
  if (!end || !next || own.some(({ animeId }) => animeId === next.animeId)) return null;
  const entry = entryOf(next.animeId);
  const from = end.last + 1;
  if (!entry?.episodeCount || !doesFollow(entryOf(end.rule.animeId), entry)) return null;
  if (isContradicted(from, rulesAbout(next.animeId))) return null;
  const { file: _file, version: _version, ...rule } = next;
  const to = from + entry.episodeCount - 1;
  const { season } = end.rule;
  return { ...rule, season, from, to, priority: DERIVED_PRIORITY, source: SOURCE };
};

/**
 * Rules for shows that have as one season what lists have as two: what comes after all episodes of a season are those of the next, if it followed
 * within a year. Both counts must be known, and no list may count otherwise.
 */
export const deriveNextCours = (rules: readonly MappingRule[], entryOf: EntryOf): MappingRule[] => {
  const plain = rules.filter(isPlain);
  const byAnime = Map.groupBy(plain, ({ animeId }) => animeId);
  const known = { entryOf, rulesAbout: (animeId: string) => byAnime.get(animeId) ?? [] };
  const shows = Map.groupBy(plain, ({ kind, id }) => `${kind}/${id}`);
  return [...shows.values()].flatMap((ofShow) => {
    const seasons = Map.groupBy(ofShow, ({ season }) => season ?? 0);
    return [...seasons].flatMap(
      ([season, own]) => ruleAfter(own, seasons.get(season + 1) ?? [], known) ?? [],
    );
  });
};
