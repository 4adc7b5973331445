import type { Locale } from '#lib/i18n/locale.ts';

/** What pages say of what is not there or cannot be read, in Japanese, by the sentence. */
const JAPANESE: Readonly<Record<string, string>> = {
  'A season is winter, spring, summer or fall, with a year from 1917 on.':
    'シーズンは winter・spring・summer・fall と1917年以降の年で指定します。',
  'A week starts on a date such as 2026-01-15, from 1960 to 2099.':
    '週は1960年から2099年までの、2026-01-15 のような日付で指定します。',
  'No user has this name.': 'この名前のユーザーはいません。',
  'Something broke on our side.': 'サーバーで障害が発生しました。',
  'The API has no such field.': 'このフィールドはAPIにありません。',
  'The API has no such type.': 'この型はAPIにありません。',
  'The catalogue could not be read just now.': 'ただいま作品情報を読み込めません。',
  'The export could not be made just now.': 'ただいま書き出しができません。',
  'The schema could not be read just now.': 'ただいまスキーマを読み込めません。',
  'There is no such page.': 'このページはありません。',
  'There is no such part of the sitemap.': 'サイトマップにこの部分はありません。',
  'There is no such work in the catalogue.': 'この作品は登録されていません。',
  'There is nothing at this address.': 'このアドレスにページはありません。',
  'This address asks for what cannot be.': 'このアドレスの指定は正しくありません。',
  'This delivery is gone: they are kept for seven days.':
    'この受信記録はありません。記録の保存は7日間です。',
  'This instance shows that to paid tiers alone.': '有料プランの方だけがご覧になれます。',
  'This page could not be read just now.': 'ただいまこのページを読み込めません。',
  'You have no such key.': 'このキーは登録されていません。',
  'You have no such media server.': 'このメディアサーバーは登録されていません。',
  'Your account could not be read just now.': 'ただいまアカウントを読み込めません。',
};

/** What an error says to a visitor, and in which language: in theirs where it is known there. */
export function errorText(message: string, locale: Locale): { message: string; lang: Locale } {
  const translated = locale === 'ja' && Object.hasOwn(JAPANESE, message) && JAPANESE[message];
  return translated ? { message: translated, lang: locale } : { message, lang: 'en' };
}
