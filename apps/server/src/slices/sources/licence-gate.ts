import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { hasPaidAccounts } from '#slices/access/index.ts';
import type { DataSource } from '#slices/catalog/index.ts';
import type { Licence } from './adapters/manga/source.ts';
import { refusal } from './reasons.ts';

/** A source and the terms on which it may be used. */
export interface LicensedSource {
  key: string;
  info: Pick<DataSource, 'name' | 'licence'>;
  licence: Licence;
}

export const forbidsPaidUse = ({ info, licence }: LicensedSource): Refusal =>
  refusal('FORBIDDEN', 'SOURCE_FORBIDS_PAID_USE', { source: info.name, terms: licence.terms });

export const needsConsent = ({ key, info, licence }: LicensedSource): Refusal =>
  refusal('FORBIDDEN', 'SOURCE_NEEDS_CONSENT', {
    source: info.name,
    licence: info.licence,
    terms: licence.terms,
    key,
  });

/** Lets a source in only on the terms of its licence. @throws Refusal saying the terms, and what to do. */
export const passLicence = async (
  app: App,
  source: LicensedSource,
  hasConsent: boolean,
): Promise<void> => {
  const { isNonCommercial, needsConsent: isAsked } = source.licence;
  if (isNonCommercial && (await hasPaidAccounts(app.db))) throw forbidsPaidUse(source);
  if (isAsked && !hasConsent) throw needsConsent(source);
};
