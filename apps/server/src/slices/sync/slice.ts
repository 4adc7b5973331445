import type { Slice } from '#platform/slice.ts';

export const sync: Slice = { name: 'sync' };
