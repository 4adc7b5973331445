import { REFERENCE } from '@tsuzuki/contract/reference.gen';
import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

const ROOTS: Readonly<Record<string, string>> = { Query: 'query', Mutation: 'mutation' };

/** `Query.anime` has a page of its own; `Viewer.animeList` is a place on the page of its type. */
const addressOf = (place: string): string => {
  const [type = '', field = ''] = place.split('.');
  const operation = ROOTS[type];
  return operation
    ? `/docs/reference/${operation}/${field}`
    : `/docs/reference/types/${type}#${field}`;
};

export const load: PageServerLoad = ({ params }) => {
  const type = REFERENCE.types.find(({ name }) => name === params.name);
  if (!type) error(404, 'The API has no such type.');
  return { type, uses: type.usedBy.map((place) => ({ place, address: addressOf(place) })) };
};
