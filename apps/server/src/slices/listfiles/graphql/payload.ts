import { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
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

interface Problem {
  code: (typeof PROBLEM_CODES)[number];
  message: string;
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
    message: t.exposeString('message', {
      nullable: false,
      description: 'What happened and what to do about it, for people.',
    }),
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

const isProblemCode = (code: string): code is Problem['code'] =>
  PROBLEM_CODES.some((known) => known === code);

/** Says in the answer what was refused. */
export const answered = async (work: () => Promise<StoredImport>): Promise<ImportAnswer> => {
  try {
    return { listImport: await work(), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal) || !isProblemCode(error.code)) throw error;
    return { listImport: null, problem: { code: error.code, message: error.message } };
  }
};
