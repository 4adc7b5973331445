import type { Slice } from '#platform/slice.ts';
import {
  billing,
  billingCheck,
  billingSettings,
  processStripeEvent,
  reconcileBilling,
} from './billing/index.ts';
import { forgetOldUse } from './jobs.ts';
import { directory } from './directory/directory.ts';
import { accessFeed } from './directory/feed.ts';
import { keyUse } from './key/use.ts';
import { limiter } from './limiter/limiter.ts';
import { endPlanOfLeaver, revokeReportedKey } from './reactions.ts';
import { APP_PREFIX, KEY_PREFIX } from './rules/key.ts';
import { findings, reasons } from './reasons.ts';
import { routes } from './routes/index.ts';
import { limitSettings } from './settings.ts';
import './graphql.ts';
import { audits, scopes } from './vocabulary.ts';

export const access: Slice = {
  name: 'access',
  audits,
  reasons,
  findings,
  scopes,
  settings: [limitSettings, billingSettings],
  resources: [directory, accessFeed, keyUse, limiter, billing],
  routes,
  credentials: [
    { name: 'Tsuzuki API key', prefix: KEY_PREFIX },
    { name: 'Tsuzuki token of an app', prefix: APP_PREFIX },
  ],
  jobs: [forgetOldUse, processStripeEvent, reconcileBilling],
  reactions: [revokeReportedKey, endPlanOfLeaver],
  checks: [billingCheck],
};
