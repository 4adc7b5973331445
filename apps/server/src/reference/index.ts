import type { ApiReference } from '@tsuzuki/contract/reference';
import { publicSchema } from '../schema.ts';

let made: Promise<ApiReference> | undefined;

const make = async (): Promise<ApiReference> => {
  const { apiReference } = await import('./api-reference.ts');
  return apiReference(publicSchema());
};

/** The schema as the docs show it, with tiers, costs and examples; made, and its code loaded, when a page first asks. */
export const reference = (): Promise<ApiReference> => (made ??= make());
