import { EXAMPLES } from '@tsuzuki/contract/examples';
import { answerExample } from '#lib/features/docs/example.server.ts';
import { readReference } from '#lib/features/docs/reference.server.ts';
import { isOperation } from '#lib/features/docs/reference.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { operation, field: name } = event.params;
  const { queries, mutations } = await readReference(event);
  const fields = isOperation(operation) ? { query: queries, mutation: mutations }[operation] : [];
  const field = fields.find((each) => each.name === name);
  if (!field) pageError(404, 'FIELD_NOT_FOUND');
  const examples = EXAMPLES.filter((example) => example.field === name);
  return {
    operation,
    field,
    examples: await Promise.all(examples.map((example) => answerExample(event, example))),
  };
};
