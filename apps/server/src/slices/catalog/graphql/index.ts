import './query.ts';
import './manga-query.ts';
import './browse-manga.ts';
import './browse-anime.ts';
import './search-anime.ts';
import './search-manga.ts';
import './relation.ts';
import './studio.ts';
import './vocabulary.ts';
import './person.ts';
import './data-source.ts';

export { AnimeRef } from './anime.ts';
export { addStreaming } from './streaming.ts';
export { SeasonEnum } from './enum.ts';
