import type { Capabilities, ScoreScale } from './capabilities.ts';
import type { FieldValue, SyncEntry, SyncField } from './entry.ts';

const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));

const SCORES: Readonly<Record<ScoreScale, (score: number) => number | undefined>> = {
  raw100: (score) => within(1, 100, roundHalfUp(score)),
  int10: (score) => within(1, 10, roundHalfUp(score / 10)) * 10,
  int20: (score) => within(2, 20, roundHalfUp(score / 5)) * 5,
  dec10: (score) => within(10, 100, roundHalfUp(score)),
  none: () => undefined,
};

const LENGTH_OF_DATE = 'YYYY-MM-DD'.length;

const dateThere = (date: string | null, { dates }: Capabilities): string | null | undefined => {
  if (dates === 'none') return undefined;
  return date === null || dates === 'fuzzy' || date.length === LENGTH_OF_DATE ? date : undefined;
};

type Projections = {
  [Field in SyncField]: (value: SyncEntry[Field], there: Capabilities) => FieldValue | undefined;
};

const unitsThere = (units: number, { partsOfUnits }: Capabilities): number =>
  partsOfUnits ? units : Math.floor(units);

const PROJECTIONS: Projections = {
  status: (status, { statuses }) => (statuses.includes(status) ? status : undefined),
  progress: unitsThere,
  progressVolumes: unitsThere,
  score: (score, { score: scale }) => (score === null ? null : SCORES[scale](score)),
  repeatCount: (count) => count,
  startedAt: dateThere,
  completedAt: dateThere,
  notes: (notes) => notes,
  private: (isPrivate) => isPrivate,
};

/** What a service would hold of the value of a field; undefined if it can hold nothing of it. */
export const projected = (
  entry: SyncEntry,
  field: SyncField,
  there: Capabilities,
): FieldValue | undefined => {
  if (!there.fields.includes(field)) return undefined;
  return (PROJECTIONS[field] as (value: FieldValue, there: Capabilities) => FieldValue | undefined)(
    entry[field],
    there,
  );
};
