import { defineChangeTopic } from '#slices/catalog/index.ts';

export const releaseChanges = defineChangeTopic({ name: 'releases', showsOnlyInItsWorks: true });
