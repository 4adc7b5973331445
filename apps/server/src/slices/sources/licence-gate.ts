import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { hasPaidAccounts } from '#slices/access/index.ts';
import type { MangaSource } from './adapters/manga/source.ts';

/** Lets a source in only on the terms of its licence. @throws Refusal saying the terms, and what to do. */
export const passLicence = async (
  app: App,
  { key, info, licence }: Pick<MangaSource, 'info' | 'licence'> & { key: string },
  hasConsent: boolean,
): Promise<void> => {
  if (licence.isNonCommercial && (await hasPaidAccounts(app.db))) {
    throw refusal(
      'FORBIDDEN',
      `${info.name} may not be used here, since accounts of this service have paid tiers. ${licence.terms}`,
    );
  }
  if (licence.needsConsent && !hasConsent) {
    throw refusal(
      'FORBIDDEN',
      `${info.name} (${info.licence}) is read only when you agree to its terms: ${licence.terms} To agree, add --accept-licence ${key}.`,
    );
  }
};
