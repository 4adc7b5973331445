import { error } from '@sveltejs/kit';
import { refusalText } from '#lib/form/refusal-text.ts';
import type { Locale } from '#lib/i18n/locale.ts';

/** Why pages show an error, in both languages. */
const PAGE_ERRORS = {
  ACCOUNT_UNAVAILABLE: {
    en: 'Your account couldn’t be loaded.',
    ja: 'ただいまアカウントを読み込めません。',
  },
  ADDRESS_INVALID: {
    en: 'This address isn’t valid.',
    ja: 'このアドレスの指定は正しくありません。',
  },
  BROKEN: {
    en: 'Something went wrong on our side.',
    ja: 'サーバーで障害が発生しました。',
  },
  CATALOGUE_UNAVAILABLE: {
    en: 'The catalogue couldn’t be loaded.',
    ja: 'ただいま作品情報を読み込めません。',
  },
  EVENT_GONE: {
    en: 'This event is gone. Events are kept for seven days.',
    ja: 'この受信記録はありません。記録の保存は7日間です。',
  },
  EXPORT_UNAVAILABLE: {
    en: 'The export could not be made just now.',
    ja: 'ただいまエクスポートできません。',
  },
  FIELD_NOT_FOUND: {
    en: 'The API has no such field.',
    ja: 'このフィールドはAPIにありません。',
  },
  FORM_FROM_ELSEWHERE: {
    en: 'This form was sent from another site. Open the page here and send it again.',
    ja: 'このフォームは別のサイトから送信されました。このサイトのページを開いて、もう一度送信してください。',
  },
  FORM_INCOMPLETE: {
    en: 'The form arrived incomplete. Send it again.',
    ja: 'フォームが正しく届きませんでした。もう一度送信してください。',
  },
  FORM_TOO_LARGE: {
    en: 'The form is too large. Shorten what you typed.',
    ja: '送信内容が大きすぎます。入力を短くしてください。',
  },
  KEY_NOT_FOUND: {
    en: 'You don’t have this key.',
    ja: 'このキーは登録されていません。',
  },
  SYNC_GONE: {
    en: 'You have no such connection.',
    ja: 'この連携はありません。',
  },
  SYNC_RUN_GONE: {
    en: 'There is no such run. Runs are not kept for ever.',
    ja: 'この同期の記録はありません。古い記録は削除されます。',
  },
  WEBHOOK_GONE: {
    en: 'You have no such webhook endpoint.',
    ja: 'このWebhook送信先はありません。',
  },
  MEDIA_SERVER_NOT_FOUND: {
    en: 'You don’t have this media server.',
    ja: 'このメディアサーバーは登録されていません。',
  },
  PAGE_NOT_FOUND: {
    en: 'This page doesn’t exist.',
    ja: 'このページはありません。',
  },
  PAGE_UNAVAILABLE: {
    en: 'This page couldn’t be loaded.',
    ja: 'ただいまこのページを読み込めません。',
  },
  PAID_PLANS_ONLY: {
    en: 'On this instance, only paid plans can see this.',
    ja: '有料プランの方だけがご覧になれます。',
  },
  REFERENCE_UNAVAILABLE: {
    en: 'The reference comes from the server: `npm start`.',
    ja: 'リファレンスはサーバーが作ります。`npm start` で起動してください。',
  },
  SCHEMA_UNAVAILABLE: {
    en: 'The schema couldn’t be loaded.',
    ja: 'ただいまスキーマを読み込めません。',
  },
  SEASON_NOT_FOUND: {
    en: 'A season is winter, spring, summer or fall, with a year from 1917 on.',
    ja: 'シーズンは winter・spring・summer・fall と1917年以降の年で指定します。',
  },
  SITEMAP_PART_NOT_FOUND: {
    en: 'There is no such part of the sitemap.',
    ja: 'サイトマップにこの部分はありません。',
  },
  TYPE_NOT_FOUND: {
    en: 'The API has no such type.',
    ja: 'この型はAPIにありません。',
  },
  USER_NOT_FOUND: {
    en: 'No user has this name.',
    ja: 'この名前のユーザーはいません。',
  },
  WEEK_NOT_FOUND: {
    en: 'A week starts on a date such as 2026-01-15, from 1960 to 2099.',
    ja: '週は1960年から2099年までの、2026-01-15 のような日付で指定します。',
  },
  WORK_NOT_FOUND: {
    en: 'This title isn’t in the catalogue.',
    ja: 'この作品は登録されていません。',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Why a page shows an error, apart from what the server refuses. */
export type PageReason = keyof typeof PAGE_ERRORS;

/** Shows the error page. */
export function pageError(status: number, reason: PageReason): never {
  error(status, PAGE_ERRORS[reason].en, { reason });
}

type Said = Pick<App.Error, 'message' | 'reason' | 'values'>;

const isOfPages = (reason: string | undefined): reason is PageReason =>
  reason !== undefined && Object.hasOwn(PAGE_ERRORS, reason);

/** What an error says to a visitor. */
interface ErrorText {
  readonly message: string;
  readonly lang: Locale;
}

/** An error of the pages themselves, in the language of the visitor. */
export const pageErrorText = (reason: PageReason, lang: Locale): ErrorText => ({
  message: PAGE_ERRORS[reason][lang],
  lang,
});

/** An error of a page or of the server: in the language of the visitor where its reason is known there. */
export function errorText({ reason, values, message: detail }: Said, locale: Locale): ErrorText {
  if (isOfPages(reason)) return pageErrorText(reason, locale);
  const message = refusalText({ ...values, detail, reason }, locale);
  return { message, lang: message === detail ? 'en' : locale };
}
