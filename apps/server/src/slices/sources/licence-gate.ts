import type { App } from '#platform/app.ts';
import { hasPaidAccounts } from '#slices/access/index.ts';
import type { MangaSource } from './adapters/manga/source.ts';
import { refusal } from './reasons.ts';

/** Lets a source in only on the terms of its licence. @throws Refusal saying the terms, and what to do. */
export const passLicence = async (
  app: App,
  { key, info, licence }: Pick<MangaSource, 'info' | 'licence'> & { key: string },
  hasConsent: boolean,
): Promise<void> => {
  if (licence.isNonCommercial && (await hasPaidAccounts(app.db))) {
    throw refusal('FORBIDDEN', 'SOURCE_FORBIDS_PAID_USE', {
      source: info.name,
      terms: licence.terms,
    });
  }
  if (licence.needsConsent && !hasConsent) {
    throw refusal('FORBIDDEN', 'SOURCE_NEEDS_CONSENT', {
      source: info.name,
      licence: info.licence,
      terms: licence.terms,
      key,
    });
  }
};
