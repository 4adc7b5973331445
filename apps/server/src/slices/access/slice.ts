import type { Slice } from '#platform/slice.ts';
import { forgetOldUse } from './jobs.ts';
import { keyDirectory } from './key/directory.ts';
import { accessFeed } from './key/feed.ts';
import { keyUse } from './key/use.ts';
import { limiter } from './limiter/limiter.ts';
import { limitSettings } from './settings.ts';
import './graphql.ts';

export const access: Slice = {
  name: 'access',
  settings: [limitSettings],
  resources: [keyDirectory, accessFeed, keyUse, limiter],
  jobs: [forgetOldUse],
};
