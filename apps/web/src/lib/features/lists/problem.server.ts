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
