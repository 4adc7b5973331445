import type { Locale } from '#lib/i18n/locale.ts';

/** Sentences for missing or failed pages, with their Japanese. */
const JAPANESE: Readonly<Record<string, string>> = {
  'A season is winter, spring, summer or fall, with a year from 1917 on.':
    'シーズンは winter・spring・summer・fall と1917年以降の年で指定します。',
  'A week starts on a date such as 2026-01-15, from 1960 to 2099.':
    '週は1960年から2099年までの、2026-01-15 のような日付で指定します。',
  'No user has this name.': 'この名前のユーザーはいません。',
  'Something went wrong on our side.': 'サーバーで障害が発生しました。',
  'The API has no such field.': 'このフィールドはAPIにありません。',
  'The API has no such type.': 'この型はAPIにありません。',
  'The catalogue couldn’t be loaded.': 'ただいま作品情報を読み込めません。',
  'The export could not be made just now.': 'ただいまエクスポートできません。',
  'The reference comes from the server: `npm start`.':
    'リファレンスはサーバーが作ります。`npm start` で起動してください。',
  'The schema couldn’t be loaded.': 'ただいまスキーマを読み込めません。',
  'The form arrived incomplete. Send it again.':
    'フォームが正しく届きませんでした。もう一度送信してください。',
  'The form is too large. Shorten what you typed.':
    '送信内容が大きすぎます。入力を短くしてください。',
  'This page doesn’t exist.': 'このページはありません。',
  'There is no such part of the sitemap.': 'サイトマップにこの部分はありません。',
  'This title isn’t in the catalogue.': 'この作品は登録されていません。',
  'This address isn’t valid.': 'このアドレスの指定は正しくありません。',
  'This event is gone. Events are kept for seven days.':
    'この受信記録はありません。記録の保存は7日間です。',
  'This form was sent from another site. Open the page here and send it again.':
    'このフォームは別のサイトから送信されました。このサイトのページを開いて、もう一度送信してください。',
  'This link doesn’t work, or no longer works. Ask for a new one.':
    'このリンクは使えません。新しいリンクを教えてもらってください。',
  'On this instance, only paid plans can see this.': '有料プランの方だけがご覧になれます。',
  'This page couldn’t be loaded.': 'ただいまこのページを読み込めません。',
  'You don’t have this key.': 'このキーは登録されていません。',
  'You don’t have this media server.': 'このメディアサーバーは登録されていません。',
  'Your account couldn’t be loaded.': 'ただいまアカウントを読み込めません。',
};

/** The message of an error, and its language: the visitor's if there is a translation. */
export function errorText(message: string, locale: Locale): { message: string; lang: Locale } {
  const translated = locale === 'ja' && Object.hasOwn(JAPANESE, message) && JAPANESE[message];
  return translated ? { message: translated, lang: locale } : { message, lang: 'en' };
}
