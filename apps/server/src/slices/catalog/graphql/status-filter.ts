import { MediaStatusEnum } from './enum.ts';
import { choiceFilter } from './filter.ts';

export const MediaStatusFilterInput = choiceFilter('MediaStatusFilter', MediaStatusEnum);
