import type { App } from '#platform/app.ts';
import { type Media, MEDIA_OF, shelfOf } from '#slices/catalog/index.ts';
import { mapping, resolveAll } from '#slices/mapping/index.ts';
import { type Collections, type PlaySource, workOf } from '#slices/lists/index.ts';
import type { FileCollections, ListRow, MediaRow, SkippedRow } from './list-row.ts';
import { markRepeats } from './rules/mark-repeats.ts';
import { foldMedia, type FoldedAnime, type MediaResolver } from './rules/fold-media.ts';
import { settle } from './rules/settle.ts';
import { matchKey } from './rules/suggest.ts';
import type { TitledWorks } from './titled-works.ts';

/** A row of a file and its work. */
export interface MatchedRow {
  row: ListRow;
  media: Media;
  /** Null while the work is unknown. */
  workId: string | null;
  /** Works with the same title, from which a user can choose. */
  suggestions: readonly string[];
  /** Why it has no known work, or what its owner has to say of it first; null if neither. */
  reason: string | null;
}

/** A user's earlier decisions about ids and titles, by medium and key: a work, or null to ignore the row. */
export type Decisions = ReadonlyMap<string, string | null>;

/** The key of a decision. */
export const decisionKey = (media: Media, key: string): string => `${media}/${key}`;

/** The work that one of the ids names. */
const byId = (app: App, media: Media, ids: ListRow['ids']): string | undefined => {
  const shelf = shelfOf(app, media);
  for (const [site, id] of Object.entries(ids)) {
    const work = site === 'tsuzuki' ? shelf.get(id) : shelf.byExternalId(site, id)[0];
    if (work) return work.id;
  }
  return undefined;
};

const reasonOf = (row: ListRow, suggestions: readonly string[]): string => {
  if (Object.keys(row.ids).length > 0) return 'unknown-id';
  return suggestions.length > 0 ? 'untracked-matched-by-title-needs-confirmation' : 'no-id';
};

/** Checks a row against the length of its work. */
const settled = (app: App, media: Media, workId: string, row: ListRow): ListRow => {
  const length = workOf(app, media, workId)?.length;
  const likely = length?.end ?? length?.estimate ?? null;
  const { says, warnings } = settle(row, length?.units ?? null, likely);
  const volumes = says.progressVolumes ?? null;
  const most = length?.volumes ?? null;
  const isOver = volumes !== null && most !== null && volumes > most;
  return { ...row, warnings, says: isOver ? { ...says, progressVolumes: most } : says };
};

const matched = (app: App, media: Media, workId: string, row: ListRow): MatchedRow => ({
  row: settled(app, media, workId, row),
  media,
  workId,
  suggestions: [],
  reason: row.says.status === undefined ? 'unknown-status' : null,
});

/** What rows are matched by besides their ids. */
export interface Matching {
  decisions: Decisions;
  /** Accepts the only work with the same title, without asking. */
  trustTitles: boolean;
  works: TitledWorks;
}

/** Finds the work of a row by earlier decisions and by its ids. A title alone gives only suggestions, unless titles are trusted. */
export const matchRow = (
  app: App,
  row: ListRow,
  { decisions, trustTitles, works }: Matching,
): MatchedRow => {
  const media = MEDIA_OF[row.kind];
  const found = byId(app, media, row.ids);
  if (found !== undefined) return matched(app, media, found, row);
  const key = matchKey(row.ids, row.title);
  const decided = key === null ? undefined : decisions.get(decisionKey(media, key));
  const nobody = { row, media, workId: null };
  if (decided === null) return { ...nobody, suggestions: [], reason: 'ignored' };
  if (decided !== undefined && workOf(app, media, decided))
    return matched(app, media, decided, row);
  const suggestions = row.title === null ? [] : works(media, row.title, row.year);
  const [only, ...others] = suggestions;
  if (trustTitles && only !== undefined && others.length === 0) {
    const warnings = [...row.warnings, 'matched-by-title'];
    return matched(app, media, only, { ...row, warnings });
  }
  return { ...nobody, suggestions, reason: reasonOf(row, suggestions) };
};

/** A row with the work that a user chose for it. */
export const matchTo = (app: App, row: ListRow, workId: string): MatchedRow =>
  matched(app, MEDIA_OF[row.kind], workId, row);

/** A part of a file that becomes no entry, and its work, if it is known. */
export interface MatchedSkip extends SkippedRow {
  media: Media | null;
  workId: string | null;
}

/**
 * Finds the work of a skipped row by its ids and by earlier decisions, because an import that replaces the list must not remove works that
 * are in the file.
 */
export const matchSkipped = (app: App, skipped: SkippedRow, decisions: Decisions): MatchedSkip => {
  const { kind, ids, title } = skipped;
  if (kind === undefined) return { ...skipped, media: null, workId: null };
  const media = MEDIA_OF[kind];
  const key = matchKey(ids, title);
  const decided = key === null ? null : decisions.get(decisionKey(media, key));
  return { ...skipped, media, workId: byId(app, media, ids) ?? decided ?? null };
};

const resolverOf = (app: App, today: string): MediaResolver => {
  const graph = app.get(mapping);
  return {
    resolve: ({ media }) =>
      resolveAll(graph, media, { today, trustAirDate: false })[0] ?? { outcome: 'no_mapping' },
    isKnown: ({ ids }) =>
      ids.some(
        ({ kind, level, id }) => level !== 'episode' && graph.rulesOf(kind, level, id).length > 0,
      ),
    anime: (id) => {
      const work = workOf(app, 'ANIME', id);
      return { total: work?.length.units ?? null, title: work?.title ?? null };
    },
  };
};

/**
 * Converts custom lists and favourites to the form of our lists. Favourites of unknown works are reported as skipped, unless an entry of
 * the file reports them.
 */
export const matchCollections = (
  app: App,
  { customLists, favourites }: FileCollections,
  rows: readonly ListRow[],
): { collections: Collections; skipped: SkippedRow[] } => {
  const found = favourites.map((favourite) => ({
    media: MEDIA_OF[favourite.kind],
    workId: byId(app, MEDIA_OF[favourite.kind], favourite.ids),
  }));
  const listed = new Set(rows.map(({ kind, ids }) => `${kind}/${matchKey(ids, null)}`));
  const skipped = favourites.flatMap(({ kind, ids, title }, index) =>
    found[index]?.workId === undefined && !listed.has(`${kind}/${matchKey(ids, null)}`)
      ? [{ line: index + 1, title, ids, reason: 'unknown-favourite' }]
      : [],
  );
  const lists = customLists.map(({ kind, name }) => ({ media: MEDIA_OF[kind], name }));
  const known = found.flatMap(({ media, workId }) =>
    workId === undefined ? [] : { media, workId },
  );
  return { collections: { customLists: lists, favourites: known }, skipped };
};

/** How plays of films and episodes are told, where more is known of them than their ids. */
export interface ToldPlays {
  /** What their owner said about titles before. */
  decisions: Decisions;
  /** What played them. Each play is then told with its time. */
  source: PlaySource;
  /** Which episode of ours a row is. */
  resolve: MediaResolver['resolve'];
}

/** A row of which only a person can say that it is an anime: what they said before counts. */
const confirmable = (
  app: App,
  { row, suggestions }: FoldedAnime,
  decisions: Decisions,
): MatchedRow => {
  const key = matchKey(row.ids, row.title);
  const decided = key === null ? undefined : decisions.get(decisionKey('ANIME', key));
  const nobody = { row, media: 'ANIME' as const, workId: null };
  if (decided === null) return { ...nobody, suggestions: [], reason: 'ignored' };
  if (decided !== undefined && workOf(app, 'ANIME', decided))
    return matched(app, 'ANIME', decided, row);
  const reason = 'untracked-matched-by-title-needs-confirmation';
  return { ...nobody, suggestions, reason };
};

/** Converts films and episodes to rows of anime. Those that the mapping does not know are skipped. */
export const matchMedia = (
  app: App,
  rows: readonly MediaRow[],
  { today, told }: { today: string; told?: ToldPlays },
): { matched: MatchedRow[]; skipped: SkippedRow[] } => {
  const resolver = { ...resolverOf(app, today), ...(told && { resolve: told.resolve }) };
  const { anime, skipped } = foldMedia(rows, resolver, told?.source);
  const found = anime.map((folded) =>
    folded.suggestions.length === 0
      ? matched(app, 'ANIME', folded.animeId, folded.row)
      : confirmable(app, folded, told?.decisions ?? new Map()),
  );
  return { matched: found, skipped };
};

/** The anime that a film or an episode is of, which the mapping knows; undefined if it does not. */
export const animeOfMedia = (app: App, row: MediaRow, today: string): string | undefined => {
  const place = resolverOf(app, today).resolve(row);
  return place.outcome === 'matched' ? place.animeId : undefined;
};

/** All anime that a show or film is, as far as the mapping knows them. */
export const animeOfShow = (app: App, { media }: MediaRow): string[] => {
  const graph = app.get(mapping);
  const rules = media.ids.flatMap(({ kind, level, id }) =>
    level === 'episode' ? [] : graph.rulesOf(kind, level, id),
  );
  return [...new Set(rules.map(({ animeId }) => animeId))];
};

const keyOf = (found: MatchedRow): unknown => {
  const own = Object.entries(found.row.ids)[0]?.join(':');
  return found.workId ?? (own === undefined ? found : `${found.media}/${own}`);
};

/** Marks rows about the same work: the first counts, and the others say which it is. */
export const markRepeatedRows = <Found extends MatchedRow>(rows: readonly Found[]): Found[] =>
  markRepeats(rows, keyOf, {
    first: (found) => ({
      ...found,
      row: { ...found.row, warnings: ['duplicate-first-kept', ...found.row.warnings] },
    }),
    later: (found, first) => ({
      ...found,
      row: { ...found.row, repeats: first.row.line },
      reason: 'repeated-row',
    }),
  });
