import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { sourceAsker } from './asked/worker.ts';
import { catalogueCheck } from './check.ts';
import { sourcesCheck } from './fetch/check.ts';
import { dumpSettings } from './dump/settings.ts';
import { sourceFetcher } from './fetch/worker.ts';
import { dropStaleDaily, publishDumpDaily, refreshDaily } from './jobs.ts';
import { hubFollower } from './hub/worker.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { sourceSettings } from './settings.ts';
import { findings, reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { audits } from './vocabulary.ts';

export const sources: Slice = {
  name: 'sources',
  reasons,
  findings,
  audits,
  routes,
  settings: [sourceSettings, dumpSettings, episodeFillSettings],
  jobs: [dropStaleDaily, publishDumpDaily, refreshDaily, fillEpisodeIds],
  workers: [sourceFetcher, sourceAsker, hubFollower],
  checks: [catalogueCheck, sourcesCheck],
};
