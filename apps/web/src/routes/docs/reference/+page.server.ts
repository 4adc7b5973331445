import type { FieldReference } from '@tsuzuki/contract/reference';
import { readReference } from '#lib/features/docs/reference.server.ts';
import type { Operation } from '#lib/features/docs/reference.ts';
import type { PageServerLoad } from './$types';

const summary = ({ name, description, tier, deprecation }: FieldReference) => ({
  name,
  description,
  tier,
  isDeprecated: deprecation !== null,
});

export const load: PageServerLoad = async (event) => {
  const { queries, mutations, types } = await readReference(event);
  const roots: { operation: Operation; title: string; fields: ReturnType<typeof summary>[] }[] = [
    { operation: 'query', title: 'Queries', fields: queries.map(summary) },
    { operation: 'mutation', title: 'Mutations', fields: mutations.map(summary) },
  ];
  return {
    roots: roots.filter(({ fields }) => fields.length > 0),
    types: types.map(({ name, kind }) => ({ name, kind })),
  };
};
