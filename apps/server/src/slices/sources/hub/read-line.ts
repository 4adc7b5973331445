import type { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import { storableText } from '#platform/text.ts';
import { isPlain } from '#slices/catalog/index.ts';
import { isStorable } from '../adapters/packages/row.ts';
import type { WorkLine } from '../dump/work-line.ts';
import { isOpenTerms } from '../rules/pass-on.ts';

/** A line, or why nothing can be made of it. */
export type ReadLine<Line> = { line: Line } | { ref: string; reason: string };

const MOST_REF = 100;
const MOST_REASON = 300;

const refOf = (value: unknown): string => {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? storableText(id, MOST_REF) : 'a line without an id';
};

const refused = (value: unknown, reason: string) => ({
  ref: refOf(value),
  reason: storableText(reason, MOST_REASON),
});

const TITLES = ['titleNative', 'titleRomaji', 'titleEnglish'] as const;

/** Synonyms that only seem to be what they are help nobody to find a work. */
const withPlainSynonyms = <Line extends WorkLine>(line: Line): Line =>
  line.synonyms ? { ...line, synonyms: line.synonyms.filter(({ text }) => isPlain(text)) } : line;

/** Fields that need no source. */
const ABOUT_LINE = new Set(['kind', 'id', 'sources', 'licences']);

/** What is wrong with a line whose values have the right form. */
const faultOf = (line: WorkLine): string | null => {
  const disguised = TITLES.find((name) => !isPlain(line[name] ?? ''));
  if (disguised) return `${disguised}: holds hidden or stacked characters`;
  const uncredited = Object.keys(line).find(
    (field) => !ABOUT_LINE.has(field) && !line.sources[field],
  );
  if (uncredited) return `${uncredited}: nobody is named who said it`;
  const used = Object.values(line.sources).flat();
  const closed = used.find((source) => !isOpenTerms(line.licences[source] ?? ''));
  if (closed !== undefined) return `${closed}: may not be passed on, or nobody knows`;
  const own = new Set(line.externalIds?.map(({ site, id }) => `${site}:${id}`));
  const medium = line.kind === 'anime' ? 'ANIME' : 'MANGA';
  const isOwn = line.related?.some(
    (other) => other.medium === medium && own.has(`${other.site}:${other.id}`),
  );
  return isOwn ? 'related: it is related to itself' : null;
};

/** Reads a line of a work from what a hub sent. */
export const readWork = <Line extends WorkLine>(
  schema: z.ZodType<Line>,
  value: unknown,
): ReadLine<Line> => {
  if (!isStorable(JSON.stringify(value ?? null))) {
    return refused(value, 'holds a NUL or half of a character');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) return refused(value, objectionOf(parsed.error));
  const fault = faultOf(parsed.data);
  return fault === null ? { line: withPlainSynonyms(parsed.data) } : refused(value, fault);
};
