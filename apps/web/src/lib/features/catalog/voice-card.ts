import { resolve } from '$app/paths';
import { languageName } from '#lib/i18n/language-name.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { shownName } from './name.ts';
import type { NameLink } from './name-card.ts';
import type { CharacterCredit } from './work-page.ts';

/** Somebody who speaks a character, with the language. */
export function voiceCard(
  { lang, person }: CharacterCredit['voices'][number],
  preferences: Pick<Preferences, 'locale' | 'titles'>,
): NameLink {
  return {
    id: person.id,
    name: shownName(person, preferences),
    path: resolve('/people/[id]', { id: person.id }),
    detail: lang === null ? '' : languageName(lang, preferences.locale),
  };
}
