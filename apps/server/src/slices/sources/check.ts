import type { Check } from '#platform/slice.ts';
import { isCatalogueCurrent } from './catalogue-version.ts';
import { bad, good } from './reasons.ts';

/** Whether the catalogue holds what is installed. */
export const catalogueCheck: Check = {
  name: 'catalogue',
  run: async (app) =>
    (await isCatalogueCurrent(app)) ? good('CATALOGUE_CURRENT') : bad('CATALOGUE_OUT_OF_DATE'),
};
