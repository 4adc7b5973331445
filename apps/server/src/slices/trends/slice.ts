import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { listFigures } from './list-figures.ts';
import { countListFigures, recommendWorks } from './jobs.ts';

export const trends: Slice = {
  name: 'trends',
  resources: [listFigures],
  jobs: [countListFigures, recommendWorks],
};
