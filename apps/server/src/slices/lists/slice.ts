import type { Slice } from '#platform/slice.ts';
import './graphql.ts';

export const lists: Slice = { name: 'lists' };
