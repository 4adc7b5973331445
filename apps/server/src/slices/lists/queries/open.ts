import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';

/** Opens the resources from which lists know works. A server has opened them anyway; a command opens what it uses. */
export const openForLists = async (app: App): Promise<void> => {
  for (const resource of [catalogue, mangaCatalogue, mapping]) await app.open<unknown>(resource);
};
