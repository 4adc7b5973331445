import { REFERENCE } from '@tsuzuki/contract/reference.gen';
import type { FieldReference } from '@tsuzuki/contract/reference';
import type { Operation } from '#lib/features/docs/reference.ts';
import type { PageServerLoad } from './$types';

const summary = ({ name, description, tier, deprecation }: FieldReference) => ({
  name,
  description,
  tier,
  isDeprecated: deprecation !== null,
});

export const load: PageServerLoad = () => {
  const roots: { operation: Operation; title: string; fields: ReturnType<typeof summary>[] }[] = [
    { operation: 'query', title: 'Queries', fields: REFERENCE.queries.map(summary) },
    { operation: 'mutation', title: 'Mutations', fields: REFERENCE.mutations.map(summary) },
  ];
  return {
    roots: roots.filter(({ fields }) => fields.length > 0),
    types: REFERENCE.types.map(({ name, kind }) => ({ name, kind })),
  };
};
