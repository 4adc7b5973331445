import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { refusedOf } from '#lib/form/refusal-text.ts';
import type { Problem } from '#lib/server/route.server.ts';

/** Why an entry was not written, with what it takes to say so in the language of the visitor. */
export const PROBLEM = graphql(`
  fragment Problem on ListProblem {
    code
    message
    reason
    field
    values {
      name
      text
    }
  }
`);

/** What became of a change of one entry, on either list. */
export const ENTRY_CHANGE = graphql(
  'fragment EntryChange on ListEntryPayload { outcome batchId problem { ...Problem } }',
  [PROBLEM],
);

/** A problem of an entry, as a refusal of the whole request says it. */
export const problemOf = (said: ResultOf<typeof PROBLEM>): Problem => {
  const { code, field } = said;
  const status = code === 'STALE_VERSION' ? 409 : 400;
  return { ...refusedOf(said), status, code, ...(field !== null && { field }) };
};

/** A problem beside its field, if the form has that. Of an invalid variable only the problem is said, not its name. */
export const placed = (problem: Problem, fields: ReadonlySet<string>): Problem => {
  const { field, problem: detail = problem.detail } = problem;
  if (field === undefined || !fields.has(field)) return problem;
  return { ...problem, errors: [{ ...problem, field, detail }] };
};
