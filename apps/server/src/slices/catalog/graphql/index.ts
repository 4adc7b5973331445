import './query.ts';
import './data-source.ts';

export { AnimeRef } from './anime.ts';
export { SeasonEnum } from './enum.ts';
