import type { z } from 'zod';
import { refusal } from '#platform/errors.ts';

/** Parses what a request brought. @throws Refusal `BAD_USER_INPUT` naming every fault, and its `fields`. */
export const parseInput = <Input>(schema: z.ZodType<Input>, body: unknown): Input => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const faults = issues.map((issue) =>
    issue.code === 'invalid_type' && issue.path.length > 0
      ? `"${issue.path.join('.')}" is missing or has the wrong form.`
      : issue.message,
  );
  const fields = issues.map(({ path }) => path.join('.')).filter(Boolean);
  throw refusal('BAD_USER_INPUT', [...new Set(faults)].join(' '), { fields: [...new Set(fields)] });
};
