import type { Reasons } from '#platform/errors.ts';
import type { Slice } from '#platform/slice.ts';
import { operationReasons } from '#platform/operation-reasons.ts';
import { reasons } from '#platform/reasons.ts';
import { vocabularyOf } from '#platform/vocabulary.ts';
import { access } from '#slices/access/slice.ts';
import { accounts } from '#slices/accounts/slice.ts';
import { adapters } from '#slices/adapters/slice.ts';
import { airing } from '#slices/airing/slice.ts';
import { alerts } from '#slices/alerts/slice.ts';
import { catalog } from '#slices/catalog/slice.ts';
import { compat } from '#slices/compat/slice.ts';
import { edits } from '#slices/edits/slice.ts';
import { exchange } from '#slices/exchange/slice.ts';
import { feeds } from '#slices/feeds/slice.ts';
import { images } from '#slices/images/slice.ts';
import { listfiles } from '#slices/listfiles/slice.ts';
import { lists } from '#slices/lists/slice.ts';
import { mapping } from '#slices/mapping/slice.ts';
import { profiles } from '#slices/profiles/slice.ts';
import { releases } from '#slices/releases/slice.ts';
import { scrobble } from '#slices/scrobble/slice.ts';
import { sources } from '#slices/sources/slice.ts';
import { sync } from '#slices/sync/slice.ts';
import { trends } from '#slices/trends/slice.ts';
import { webhooks } from '#slices/webhooks/slice.ts';
import { checkFindings } from './check-findings.ts';

/**
 * The slices in dependency order: a slice knows only those before it. The import rules, the generated table types and the sweeps read the
 * order here.
 */
export const slices: readonly Slice[] = [
  accounts,
  access,
  profiles,
  catalog,
  mapping,
  airing,
  releases,
  lists,
  trends,
  exchange,
  feeds,
  scrobble,
  sources,
  images,
  listfiles,
  edits,
  adapters,
  sync,
  alerts,
  compat,
  webhooks,
];

/** The audits, notices, scopes, reasons and findings that the slices and the platform declare. */
export const vocabulary = vocabularyOf([
  { name: 'platform', reasons },
  { name: 'operation', reasons: operationReasons, findings: checkFindings },
  ...slices,
]);

/** What the checks of `tsuzuki doctor` find, each with its message. */
export const findings: Reasons = Object.assign(
  {},
  checkFindings,
  ...slices.map((slice) => slice.findings ?? {}),
);

/** The reasons of each slice and of the platform, by name. */
export const reasonsBySlice: Readonly<Record<string, Reasons>> = {
  platform: reasons,
  operation: operationReasons,
  ...Object.fromEntries(slices.map((slice) => [slice.name, slice.reasons ?? {}])),
};
