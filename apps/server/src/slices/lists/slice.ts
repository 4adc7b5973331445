import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { tidyLists } from './jobs.ts';
import { heldLists } from './queries/held-lists.ts';
import { reasons } from './reasons.ts';
import { scopes } from './vocabulary.ts';

export const lists: Slice = {
  name: 'lists',
  reasons,
  scopes,
  resources: [heldLists],
  jobs: [tidyLists],
};
