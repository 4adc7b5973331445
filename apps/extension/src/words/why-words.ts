import type { Language } from './language.ts';

/** Why a play was not recorded, by the word of the server or by ours. */
const en: Readonly<Record<string, string>> = {
  NO_NUMBER: 'The page does not say which chapter it is.',
  NO_WHOLE_NUMBER: 'Its number is not whole, and lists count whole episodes.',
  NO_SERVER: 'You have signed out of that server.',
  NOT_ON_LIST: 'It is not on your list, and only titles on it count.',
  DECLINED: 'You did not want it.',
  IGNORED_SHOW: 'You said that it is not anime.',
  IGNORED_MANGA: 'You chose to ignore this manga.',
  IGNORED_LIBRARY: 'Your server leaves this library out.',
  PARTIAL: 'It is a part of an episode, and only the last part counts.',
  BELOW_THRESHOLD: 'Your server asks for a larger share.',
  SCROBBLE_TOO_OLD: 'It was watched more than seven days ago.',
  FAILED: 'The server has a fault.',
};

const ja: Readonly<Record<string, string>> = {
  NO_NUMBER: '何話か、ページからわかりません。',
  NO_WHOLE_NUMBER: '話数が整数ではありません。',
  NO_SERVER: 'そのサーバーからログアウトしました。',
  NOT_ON_LIST: 'リストにない作品は記録しない設定です。',
  DECLINED: '記録しないことを選択しました。',
  IGNORED_SHOW: 'アニメではないことになっています。',
  IGNORED_MANGA: 'この漫画は無視することになっています。',
  IGNORED_LIBRARY: 'サーバーが対象外にしているライブラリです。',
  PARTIAL: 'エピソードの一部です。最後の部分だけを記録します。',
  BELOW_THRESHOLD: 'サーバーの設定より、再生した割合が小さいためです。',
  SCROBBLE_TOO_OLD: '視聴から7日を過ぎました。',
  FAILED: 'サーバーで問題が発生しました。',
};

const WORDS: Record<Language, Readonly<Record<string, string>>> = { en, ja };

/** Why something was not recorded, for a reader. What we have no words for, the server has said in its own. */
export const whyNot = (
  language: Language,
  outcome: string | undefined,
  medium: 'ANIME' | 'MANGA',
): string => {
  const isIgnoredManga = medium === 'MANGA' && outcome === 'IGNORED_SHOW';
  const word = isIgnoredManga ? 'IGNORED_MANGA' : outcome;
  return word === undefined ? '' : (WORDS[language][word] ?? word);
};
