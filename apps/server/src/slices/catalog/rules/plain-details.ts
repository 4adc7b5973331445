import { plainText } from '../community/plain.ts';
import type { CharacterCredit, DetailName, EpisodeDetails } from '../details.ts';

/** Nobody has a longer name, and no episode a longer title. */
const LONGEST = 300;

const plain = (text: string): string =>
  plainText(text).replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST);

const plainName = <Named extends DetailName>(named: Named): Named => ({
  ...named,
  name: plain(named.name),
  nameNative: named.nameNative === null ? null : plain(named.nameNative) || null,
});

const isNamed = ({ name }: DetailName): boolean => name !== '';

/** Characters and those who speak them as people see their names: without signs that hide, turn a text around or pile up. */
export const plainCharacters = <Character extends CharacterCredit>(
  characters: readonly Character[],
): Character[] =>
  characters
    .map(plainName)
    .filter(isNamed)
    .map((character) => ({
      ...character,
      voices: character.voices.map(plainName).filter(isNamed),
    }));

/** The same of the titles of episodes. */
export const plainEpisodes = <Episode extends EpisodeDetails>(
  episodes: readonly Episode[],
): Episode[] =>
  episodes.map((episode) => ({
    ...episode,
    titles: episode.titles
      .map((title) => ({ ...title, text: plain(title.text) }))
      .filter(({ text }) => text !== ''),
  }));
