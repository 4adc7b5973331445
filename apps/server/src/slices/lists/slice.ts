import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { tidyLists } from './jobs.ts';
import { heldLists } from './queries/held-lists.ts';

export const lists: Slice = { name: 'lists', resources: [heldLists], jobs: [tidyLists] };
