import type { EditablePart } from '#slices/catalog/index.ts';
import { editableMapping } from '#slices/mapping/index.ts';
import { editableReleases } from '#slices/releases/index.ts';

/** What slices besides the catalogue let people change of works. */
export const PARTS: readonly EditablePart[] = [editableMapping, editableReleases];
