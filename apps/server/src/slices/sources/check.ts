import type { Check } from '#platform/slice.ts';
import { isCatalogueCurrent } from './catalogue-version.ts';

/** Whether the catalogue holds what is installed. */
export const catalogueCheck: Check = {
  name: 'catalogue',
  run: async (app) =>
    (await isCatalogueCurrent(app))
      ? { isGood: true, detail: 'holds the installed versions of its data sets' }
      : {
          isGood: false,
          detail: 'is not filled or out of date: run `tsuzuki catalog import`.',
        },
};
