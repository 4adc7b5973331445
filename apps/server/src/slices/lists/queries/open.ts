import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';

/** Opens what lists know works by. A server has it open anyway; a command opens what it uses. */
export const openForLists = async (app: App): Promise<void> => {
  for (const resource of [catalogue, mangaCatalogue, mapping]) await app.open<unknown>(resource);
};
