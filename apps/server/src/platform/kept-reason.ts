import type { Refusal } from './errors.ts';
import { storableText } from './text.ts';

/** A stored reason of a refusal, beside its message: what translating it needs. */
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

/** The reason of a refusal to store. */
export const keptReason = ({ reason, details }: Refusal): KeptReason => {
  const values = Object.entries(details).flatMap(([name, value]) => {
    const kept = storable(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return { reason, details: Object.fromEntries(values) };
};

/** The column of a stored reason. */
export const reasonColumn = (refused: Refusal): string => JSON.stringify(keptReason(refused));
