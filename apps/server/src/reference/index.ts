import type { ApiReference } from '@tsuzuki/contract/reference';
import { publicSchema } from '../schema.ts';

let made: Promise<ApiReference> | undefined;

const make = async (): Promise<ApiReference> => {
  const { apiReference } = await import('./api-reference.ts');
  return apiReference(publicSchema());
};

/** The schema for the docs, with tiers, costs and examples. Its code is loaded, and it is built, when a page first needs it. */
export const reference = (): Promise<ApiReference> => (made ??= make());
