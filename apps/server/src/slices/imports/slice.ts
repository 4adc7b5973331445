import type { Slice } from '#platform/slice.ts';
import { catalogueCheck } from './check.ts';
import { refreshDaily } from './jobs.ts';
import { importSettings } from './settings.ts';

export const imports: Slice = {
  name: 'imports',
  settings: [importSettings],
  jobs: [refreshDaily],
  checks: [catalogueCheck],
};
