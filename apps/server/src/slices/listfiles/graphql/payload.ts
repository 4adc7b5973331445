import { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { reasonFields, type RefusedWith } from '#platform/graphql/reason.ts';
import type { StoredImport } from '../list-import/stored-import.ts';
import { ListImportRef } from './list-import.ts';

const PROBLEM_CODES = [
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const;

interface Problem extends RefusedWith {
  code: (typeof PROBLEM_CODES)[number];
  reason: string;
}

const ProblemCodeEnum = builder.enumType('ListImportProblemCode', {
  description: 'Why nothing was done about an import.',
  values: valuesOf<Problem['code']>({
    NOT_FOUND: 'The import, row, work or user does not exist.',
    CONFLICT: 'The import is past this step.',
    BAD_USER_INPUT: 'An argument is not valid.',
    PAYLOAD_TOO_LARGE: 'The list is larger than an import may be.',
    RATE_LIMITED: 'The other service has limited our requests. Try later.',
    UNAVAILABLE: 'The other service does not respond.',
  }),
});

const ProblemRef = builder.objectRef<Problem>('ListImportProblem').implement({
  extensions: { tier: 'public' },
  description: 'Why nothing was done.',
  fields: (t) => ({
    code: t.expose('code', {
      type: ProblemCodeEnum,
      nullable: false,
      description: 'The kind of problem, for programs.',
    }),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

/** An import after an act, or why the act was refused. */
export interface ImportAnswer {
  listImport: StoredImport | null;
  problem: Problem | null;
}

export const ListImportPayloadRef = builder.objectRef<ImportAnswer>('ListImportPayload').implement({
  extensions: { tier: 'public' },
  description: 'The result of a change of an import.',
  fields: (t) => ({
    listImport: t.expose('listImport', {
      type: ListImportRef,
      description: 'The import as it is now; null if nothing was done.',
    }),
    problem: t.expose('problem', {
      type: ProblemRef,
      description: 'Why nothing was done; null if it was.',
    }),
  }),
});

const hasProblemCode = (refused: Refusal): refused is Refusal & Pick<Problem, 'code'> =>
  PROBLEM_CODES.some((known) => known === refused.code);

/** Turns a refusal into the payload's problem. */
export const answered = async (work: () => Promise<StoredImport>): Promise<ImportAnswer> => {
  try {
    return { listImport: await work(), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal) || !hasProblemCode(error)) throw error;
    const { code, reason, message, details } = error;
    return { listImport: null, problem: { code, reason, message, details } };
  }
};
