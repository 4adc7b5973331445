import type { Slice } from '#platform/slice.ts';
import { signingKeys } from './bearer/keys.ts';
import { masterKeyCheck } from './check.ts';
import { accountRoutes } from './routes.ts';

export const accounts: Slice = {
  name: 'accounts',
  resources: [signingKeys],
  routes: accountRoutes,
  checks: [masterKeyCheck],
};
