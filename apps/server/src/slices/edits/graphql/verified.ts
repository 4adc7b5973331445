import type { Database } from '#platform/database/index.ts';
import { isSameValue, listDataSources } from '#slices/catalog/index.ts';
import { lastSaid, type LastSaid } from '../queries/last-said.ts';

/** A value, and who says it. */
interface StatedValue {
  field: string;
  value: unknown;
  sourcedValue: unknown;
  source: string | null;
  isSaid: boolean;
}

/** Who said a value last, and when. */
export interface Verified {
  /** What people said last of it; null if they say nothing. */
  said: LastSaid | null;
  verifiedAt: Date | null;
}

const latest = (dates: readonly (Date | undefined)[]): Date | null => {
  const known = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

/** A source says what its data said, so it verified nothing after that day, nor after we read it. */
const lastWordOf = ({ asOf, importedAt }: Awaited<ReturnType<typeof listDataSources>>[number]) =>
  new Date(Math.min(Date.parse(asOf), importedAt.getTime()));

/** Adds to values when a person or a source last said what stands there. */
export const withVerified = async <Value extends StatedValue>(
  db: Database,
  workId: string,
  values: readonly Value[],
): Promise<(Value & Verified)[]> => {
  const fields = values.filter(({ isSaid }) => isSaid).map(({ field }) => field);
  const said = await lastSaid(db, { workId, fields });
  const sources = await listDataSources({ db });
  const lastWords = new Map(sources.map((source) => [source.key, lastWordOf(source)]));
  return values.map((value) => {
    const last = said.get(value.field) ?? null;
    const isSourced =
      (value.value ?? null) !== null && isSameValue(value.value, value.sourcedValue ?? null);
    const sourced = isSourced && value.source !== null ? lastWords.get(value.source) : undefined;
    return { ...value, said: last, verifiedAt: latest([last?.madeAt, sourced]) };
  });
};
