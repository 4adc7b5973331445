import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';

export const lists: Slice = { name: 'lists' };
