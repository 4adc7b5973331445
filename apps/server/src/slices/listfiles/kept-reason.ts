import type { Refusal } from '#platform/errors.ts';
import { storableText } from '#platform/text.ts';

/** Why something was refused, as it is kept beside the message: what it takes to say it in another language. */
export interface KeptReason {
  reason: string;
  /** The values of the message, and the field that is wrong. */
  details: Record<string, string | number>;
}

const LONGEST_VALUE = 500;

const storable = (value: unknown): string | number | undefined => {
  if (typeof value === 'string') return storableText(value, LONGEST_VALUE);
  return typeof value === 'number' ? value : undefined;
};

/** A refusal as it is kept; null for one without a reason. */
export const keptReason = ({ reason, details }: Refusal): KeptReason | null => {
  if (reason === undefined) return null;
  const values = Object.entries(details).flatMap(([name, value]) => {
    const kept = storable(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return { reason, details: Object.fromEntries(values) };
};

/** The column of a kept reason. */
export const reasonColumn = (kept: KeptReason | null): string | null =>
  kept && JSON.stringify(kept);
