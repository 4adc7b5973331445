import type { Slice } from '#platform/slice.ts';
import { vocabularyOf } from '#platform/vocabulary.ts';
import { access } from '#slices/access/slice.ts';
import { accounts } from '#slices/accounts/slice.ts';
import { airing } from '#slices/airing/slice.ts';
import { catalog } from '#slices/catalog/slice.ts';
import { compat } from '#slices/compat/slice.ts';
import { feeds } from '#slices/feeds/slice.ts';
import { imports } from '#slices/imports/slice.ts';
import { lists } from '#slices/lists/slice.ts';
import { profiles } from '#slices/profiles/slice.ts';
import { releases } from '#slices/releases/slice.ts';
import { scrobble } from '#slices/scrobble/slice.ts';

/** The slices in dependency order: left knows nothing of right. The arrows, the generated table types and the sweeps read it here. */
export const slices: readonly Slice[] = [
  accounts,
  access,
  profiles,
  catalog,
  airing,
  releases,
  lists,
  feeds,
  scrobble,
  imports,
  compat,
];

/** The audits, notices and scopes that the slices declare. */
export const vocabulary = vocabularyOf(slices);
