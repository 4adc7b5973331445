import { EXAMPLES } from '@tsuzuki/contract/examples';
import { answerExample } from '#lib/features/docs/example.server.ts';
import { readReference } from '#lib/features/docs/reference.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

const ROOTS: Readonly<Record<string, string>> = { Query: 'query', Mutation: 'mutation' };

/** `Query.anime` has its own page; `Viewer.animeList` is an anchor on the page of its type. */
const addressOf = (place: string): string => {
  const [type = '', field = ''] = place.split('.');
  const operation = ROOTS[type];
  return operation
    ? `/docs/reference/${operation}/${field}`
    : `/docs/reference/types/${type}#${field}`;
};

export const load: PageServerLoad = async (event) => {
  const { types } = await readReference(event);
  const type = types.find(({ name }) => name === event.params.name);
  if (!type) pageError(404, 'TYPE_NOT_FOUND');
  const examples = EXAMPLES.filter(({ name }) => type.examples.includes(name));
  return {
    type,
    uses: type.usedBy.map((place) => ({ place, address: addressOf(place) })),
    examples: await Promise.all(examples.map((example) => answerExample(event, example))),
  };
};
