import { defineChangeTopic } from './change-feed.ts';

export const animeChanges = defineChangeTopic({ name: 'anime', showsOnlyInItsWorks: true });
export const mangaChanges = defineChangeTopic({ name: 'manga', showsOnlyInItsWorks: true });
export const adaptationChanges = defineChangeTopic({ name: 'adaptations' });
export const sourceChanges = defineChangeTopic({ name: 'sources' });
