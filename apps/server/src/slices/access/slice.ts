import type { Slice } from '#platform/slice.ts';

export const access: Slice = { name: 'access' };
