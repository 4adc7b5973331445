import { defineChangeTopic } from '#slices/catalog/index.ts';

export const mappingChanges = defineChangeTopic({ name: 'mapping' });
