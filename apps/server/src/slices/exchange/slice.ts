import type { Slice } from '#platform/slice.ts';

export const exchange: Slice = { name: 'exchange' };
