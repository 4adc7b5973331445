import type { Slice } from '#platform/slice.ts';

export const edits: Slice = { name: 'edits' };
