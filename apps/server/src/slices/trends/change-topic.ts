import { defineChangeTopic } from '#slices/catalog/index.ts';

export const figureChanges = defineChangeTopic({ name: 'list-figures' });
