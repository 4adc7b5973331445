import { type AnimeClaim, type MangaClaim, emptyMangaClaim } from '#slices/catalog/index.ts';
import type { AnimeLine, MangaLine, WorkLine } from '../dump/work-line.ts';
import { HUB_PREFIX } from '../rules/pass-on.ts';

/** The source of what people write, at a hub as here. */
const COMMUNITY = 'community';

/** Fields of a line that say whose word it is, and nothing of the work. */
const ABOUT_LINE = new Set(['kind', 'id', 'sources', 'licences']);

/** Lists whose items have a source each. */
const ITEMISED = ['descriptions', 'characters', 'related'] as const;

/** How our claims name a source of a hub. */
export const hubSource = (source: string): string => `${HUB_PREFIX}${source}`;

const withoutSource = <T extends { source: string }>({ source: _source, ...item }: T) => item;

/** Which source gave what, in the form of a claim that joins several. */
const provenanceOf = ({ sources, descriptions = [] }: WorkLine): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(sources).map(([field, [first = '']]) => [field, hubSource(first)]),
    ...descriptions.map(({ lang, source }) => [`descriptions.${lang ?? ''}`, hubSource(source)]),
  ]);

const factsOf = (line: WorkLine): object => {
  const { tags, descriptions, characters, related } = line;
  const fields = Object.entries(line).filter(([field]) => !ABOUT_LINE.has(field));
  return {
    ...Object.fromEntries(fields),
    ...(tags && { tags: tags.map(({ name }) => name), tagFacts: tags }),
    ...(descriptions && { descriptions: descriptions.map(withoutSource) }),
    ...(characters && { characters: characters.map(withoutSource) }),
    ...(related && { related: related.map(withoutSource) }),
    provenance: provenanceOf(line),
  };
};

/** What a line says of an anime, as a claim. */
export const animeClaim = (line: AnimeLine): AnimeClaim => ({
  ...factsOf(line),
  sourceId: line.id,
});

/** What a line says of a manga, as a claim. Without a title it only adds to a work. */
export const mangaClaim = (line: MangaLine | Omit<MangaLine, 'titleNative'>): MangaClaim => ({
  ...emptyMangaClaim(line.id, ''),
  ...factsOf(line as MangaLine),
  sourceId: line.id,
});

/** The part of a line that people of the hub wrote; null if they wrote nothing of it. */
export const writtenByPeople = <Line extends WorkLine>(line: Line): Line | null => {
  const isTheirs = (field: string): boolean =>
    line.sources[field]?.every((source) => source === COMMUNITY) ?? false;
  const items = ITEMISED.map((field): [string, object[]] => [
    field,
    (line[field] ?? []).filter(({ source }) => source === COMMUNITY),
  ]).filter(([, theirs]) => theirs.length > 0);
  const fields = [...Object.entries(line).filter(([field]) => isTheirs(field)), ...items];
  if (fields.length === 0) return null;
  const sources = Object.fromEntries(fields.map(([field]) => [field, [COMMUNITY]]));
  const { kind, id, licences } = line;
  return { kind, id, licences, ...Object.fromEntries(fields), sources };
};
