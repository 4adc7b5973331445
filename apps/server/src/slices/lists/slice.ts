import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { tidyLists } from './jobs.ts';

export const lists: Slice = { name: 'lists', jobs: [tidyLists] };
