import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { tidyNotices } from './jobs.ts';
import { reasons } from './reasons.ts';
import { notices, scopes } from './vocabulary.ts';

export const profiles: Slice = { name: 'profiles', notices, reasons, scopes, jobs: [tidyNotices] };
