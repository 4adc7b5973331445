import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { episodeFillSettings } from '../mapping/fill/settings.ts';
import { refusal } from '../reasons.ts';
import type { AskedSource } from './asked-source.ts';

/** How the operator lets us into the API of a source. */
export interface Access {
  key: string;
  pin: string;
  base: string;
  /** Whether the address is one that the operator set. */
  isOwnBase: boolean;
}

/** The key and the address of a source's API. */
export const accessTo = (app: App, { keySetting, base: standard }: AskedSource): Access => {
  const { tmdbKey, tmdbUrl, tvdbKey, tvdbPin, tvdbUrl } = app.settings.of(episodeFillSettings);
  const [key, base] =
    keySetting === undefined
      ? ['', standard]
      : keySetting === 'TMDB_API_KEY'
        ? [tmdbKey, tmdbUrl]
        : [tvdbKey, tvdbUrl];
  const address = base.replace(/\/+$/u, '');
  const pin = (keySetting === 'TVDB_API_KEY' && tvdbPin) || '';
  return { key: key ?? '', pin, base: address, isOwnBase: address !== standard };
};

/** Whether a source can be asked, as far as keys are concerned. */
export const hasKeyFor = (app: App, source: AskedSource): boolean =>
  source.keySetting === undefined || accessTo(app, source).key !== '';

export const lacksKey = ({ info, keySetting }: AskedSource): Refusal =>
  refusal('CONFLICT', 'SOURCE_KEY_MISSING', { source: info.name, setting: keySetting ?? '' });
