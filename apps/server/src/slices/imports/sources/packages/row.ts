import type { z } from 'zod';
import type { Refusal } from '../data-source.ts';

/** Collects what a source wrote that nothing can be made of. */
export type Refuse = (refusal: Refusal) => void;

const reasonOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (!issue) return 'cannot be read';
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
};

/** Parses one row; a broken one is refused, never thrown. */
export const parseRow = <T>(
  schema: z.ZodType<T>,
  row: unknown,
  { source, ref, refuse }: { source: string; ref: () => string; refuse: Refuse },
): T | null => {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  refuse({ source, ref: ref(), reason: reasonOf(parsed.error) });
  return null;
};
