import type { Translations } from './translations.ts';

export const PLATFORM_REASONS: Translations<'platform'> = {
  FIELD_INVALID: '「{field}」がないか、形式が正しくありません。',
  FIELD_NOT_LISTED: '次のどれかを指定してください：{choices}',
  FIELD_TOO_LARGE: '{most}以下の数を入力してください。',
  FIELD_TOO_SMALL: '{least}以上の数を入力してください。',
  FIELD_UNKNOWN: '「{field}」は使えません。',
  INVALID_ID: 'IDが正しくありません。',
  LIST_TOO_LONG: '{most}個までです。',
  LIST_TOO_SHORT: '{least}個以上必要です。',
  NUMBER_OUT_OF_RANGE: '{least}から{most}までの数を入力してください。',
  SERVICE_UNAVAILABLE:
    '現在データベースに接続できないため、処理できません。変更はされていません。数秒後にもう一度お試しください。',
  TEXT_TOO_LONG: '{most}文字までです。',
  TEXT_TOO_SHORT: '{least}文字以上必要です。',
  TIER_TOO_LOW:
    '{what}は{names}のプランで利用できます。そのアカウントのAPIキーをX-API-Keyヘッダーで送ってください。キーは「設定」→「APIキー」（/settings/keys）で作成でき、プランは/pricingで比べられます。',
  TOO_MANY_ITEMS: '{most}個までです。',
  CLIENT_GONE: '接続が切れました。',
  CURSOR_INVALID: 'この一覧の続きの位置ではありません。最初から読み込み直してください。',
  INVALID_VARIABLE: '「{variable}」の値が正しくありません。',
  NODE_ID_INVALID: '「{id}」はIDではありません。',
  OPERATION_TOO_SLOW:
    '処理が{ms}ミリ秒を超えたため中止しました。もう一度送る前に、結果を確認してください。',
  PAGE_SIZES_CONFLICT: '「{one}」と「{other}」は、どちらか一方だけを送ってください。',
  ROUTE_NOT_FOUND:
    '{method} {path} はありません。APIは POST /graphql です。詳しくは /docs を見てください。',
  SEARCH_TOO_LONG: '検索できるのは{most}文字までです。',
  SERVER_BUSY: '現在混み合っています。{retryAfterSeconds}秒後にもう一度お試しください。',
  STILL_UNDER_WAY: '前の処理がまだ終わっていません。終わってからもう一度お試しください。',
  TIME_INVALID:
    '「{text}」は期限として読み取れません。90d、24h、2027-01-31のように書いてください。',
  TOO_MANY_WAITING: '現在混み合っています。少し待ってからお試しください。',
};
