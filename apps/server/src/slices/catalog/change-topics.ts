import { defineChangeTopic } from './change-feed.ts';

export const animeChanges = defineChangeTopic({
  name: 'anime',
  showsOnlyInItsWorks: true,
  isOfWorks: 'ANIME',
});
export const mangaChanges = defineChangeTopic({
  name: 'manga',
  showsOnlyInItsWorks: true,
  isOfWorks: 'MANGA',
});
export const adaptationChanges = defineChangeTopic({ name: 'adaptations' });
export const sourceChanges = defineChangeTopic({ name: 'sources' });
