import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { tidyNotices } from './jobs.ts';

export const profiles: Slice = { name: 'profiles', jobs: [tidyNotices] };
