import { beyondBounds } from '#platform/json-shape.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { objectionOf } from '#platform/plain-issue.ts';
import { CaseFile } from './form.ts';
import { runListCase } from './list-cases.ts';
import { runManyCase, runPairCase } from './merge-cases.ts';
import { runWireCase } from './wire-cases.ts';
import { runWriteCase } from './write-cases.ts';

/** The result of one case, in the words in which the file says what to expect. */
export interface CaseResult {
  id: string;
  result: unknown;
}

/** The results of a file of cases, list by list. */
export interface CaseResults {
  cases: CaseResult[];
  multiProviderCases: CaseResult[];
  listCases: CaseResult[];
  writeCases: CaseResult[];
  wireCases: CaseResult[];
}

const MOST_BYTES = 64 * 2 ** 20;
const BOUNDS = { depth: 20, values: 5_000_000 };

const invalid = (fault: string): Error =>
  refusal('BAD_USER_INPUT', 'MERGE_CASES_INVALID', { fault });

const jsonOf = (text: string): unknown => {
  const beyond = beyondBounds(text, BOUNDS);
  if (beyond) throw invalid(`It has too ${beyond === 'depth' ? 'many levels' : 'many values'}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid((error as Error).message);
  }
};

/** Reads a file of cases. @throws Refusal for a file of another form, or beyond the limits */
const readCases = (bytes: Uint8Array): CaseFile => {
  if (bytes.length > MOST_BYTES)
    throw refusal('PAYLOAD_TOO_LARGE', 'MERGE_CASES_TOO_LARGE', { most: MOST_BYTES / 2 ** 20 });
  const parsed = CaseFile.safeParse(jsonOf(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw invalid(objectionOf(parsed.error));
  const { providers, cases, multiProviderCases } = parsed.data;
  const named = [
    ...cases.map(({ id, provider }) => [id, provider] as const),
    ...multiProviderCases.flatMap(({ id, remotes }) =>
      Object.keys(remotes).map((provider) => [id, provider] as const),
    ),
  ];
  const unknown = named.find(([, provider]) => !Object.hasOwn(providers, provider));
  if (!unknown) return parsed.data;
  const [id, provider] = unknown;
  throw refusal('BAD_USER_INPUT', 'MERGE_CASES_PROVIDER_UNKNOWN', { id, provider });
};

const each = <Case extends { id: string }>(
  cases: readonly Case[],
  run: (one: Case) => unknown,
): CaseResult[] => cases.map((one) => ({ id: one.id, result: run(one) }));

/** Runs a file of cases, so that any corpus of this form can be compared with what the rules decide. */
export const runCases = (bytes: Uint8Array): CaseResults => {
  const { providers, ...lists } = readCases(bytes);
  return {
    cases: each(lists.cases, (one) => runPairCase(providers, one)),
    multiProviderCases: each(lists.multiProviderCases, (one) => runManyCase(providers, one)),
    listCases: each(lists.listCases, runListCase),
    writeCases: each(lists.writeCases, runWriteCase),
    wireCases: each(lists.wireCases, runWireCase),
  };
};
