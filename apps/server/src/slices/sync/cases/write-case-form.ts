import { z } from 'zod';

const Text = z.string().max(500);
const Count = z.int().min(0).max(1_000_000);
const Fields = z.record(Text, z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]));
export type Fields = z.infer<typeof Fields>;

const Status = z.int().min(100).max(599);
const Seconds = z.union([z.number(), Text]).optional();

const Answer = z.union([
  Status,
  Text,
  z.object({
    status: Status,
    message: Text.optional(),
    error: Text.optional(),
    contentType: Text.optional(),
    retryAfter: Seconds,
    xRateLimitReset: Seconds,
  }),
]);
export type ScriptedAnswer = z.infer<typeof Answer>;

const MOST_ATTEMPTS = 99;
const ATTEMPTS = Array.from({ length: MOST_ATTEMPTS }, (_, index) => `attempt${index + 1}`);

/** The attempts of a case are a list, or numbered: `attempt1`, `attempt2`, … */
const attemptsOf = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || 'attempts' in input) return input;
  const numbered = ATTEMPTS.flatMap((name) =>
    name in input ? [(input as Record<string, unknown>)[name]] : [],
  );
  return { ...input, attempts: numbered };
};

const Input = z.object({
  op: z
    .object({
      kind: z.enum(['create', 'update', 'delete', 'history-add']),
      set: Fields.optional(),
      plays: Count.optional(),
    })
    .optional(),
  attempts: z.array(Answer).max(MOST_ATTEMPTS).default([]),
  readBack: Fields.nullish(),
  refresh: z.object({ httpStatus: Status }).optional(),
  localEditBeforeSend: Fields.optional(),
  ops: Count.optional(),
  doneBeforeKill: Count.optional(),
  dryRun: z.boolean().default(false),
  plannedActions: Count.default(0),
  workers: Count.max(1000).optional(),
  tokenExpired: z.boolean().default(false),
});

/** A case of what is sent to a service. */
export const WriteCase = z.object({ id: Text, input: z.preprocess(attemptsOf, Input) });
export type WriteCase = z.infer<typeof WriteCase>;
export type WriteInput = WriteCase['input'];
