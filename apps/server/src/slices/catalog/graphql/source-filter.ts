import { MediaSourceEnum } from './enum.ts';
import { choiceFilter } from './filter.ts';

export const MediaSourceFilterInput = choiceFilter('MediaSourceFilter', MediaSourceEnum);
