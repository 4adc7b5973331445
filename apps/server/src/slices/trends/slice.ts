import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { countListFigures, recommendWorks } from './jobs.ts';

export const trends: Slice = { name: 'trends', jobs: [countListFigures, recommendWorks] };
