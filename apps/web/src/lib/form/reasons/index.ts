import type { ReasonedSlice } from '@tsuzuki/contract/reasons';
import { ACCESS_REASONS } from './access.ts';
import { ACCOUNT_REASONS } from './accounts.ts';
import { ADAPTER_REASONS } from './adapters.ts';
import { ALERT_REASONS } from './alerts.ts';
import { COMPAT_REASONS } from './compat.ts';
import { EDIT_REASONS } from './edits.ts';
import { FEED_REASONS } from './feeds.ts';
import { LIST_FILE_REASONS } from './listfiles.ts';
import { LIST_REASONS } from './lists.ts';
import { PLATFORM_REASONS } from './platform.ts';
import { MAPPING_REASONS } from './mapping.ts';
import { PROFILE_REASONS } from './profiles.ts';
import { SCROBBLE_REASONS } from './scrobble.ts';
import { SOURCE_REASONS } from './sources.ts';
import { SYNC_REASONS } from './sync.ts';
import { WEBHOOK_REASONS } from './webhooks.ts';
import type { Translations } from './translations.ts';

/** What people meet on pages, in Japanese. The other slices refuse programs and operators, whose language is English. */
export const JAPANESE: { readonly [Slice in ReasonedSlice]?: Translations<Slice> } = {
  access: ACCESS_REASONS,
  accounts: ACCOUNT_REASONS,
  adapters: ADAPTER_REASONS,
  alerts: ALERT_REASONS,
  compat: COMPAT_REASONS,
  edits: EDIT_REASONS,
  feeds: FEED_REASONS,
  listfiles: LIST_FILE_REASONS,
  lists: LIST_REASONS,
  platform: PLATFORM_REASONS,
  mapping: MAPPING_REASONS,
  profiles: PROFILE_REASONS,
  scrobble: SCROBBLE_REASONS,
  sources: SOURCE_REASONS,
  sync: SYNC_REASONS,
  webhooks: WEBHOOK_REASONS,
};
