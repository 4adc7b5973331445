import type { Translations } from './translations.ts';

export const WEBHOOK_REASONS: Translations<'webhooks'> = {
  WEBHOOKS_NEED_PAID_TIER: 'Webhook は Indie プランと Commercial プランで使えます。',
  WEBHOOK_NOT_FOUND: 'この ID の Webhook 送信先はありません。',
  WEBHOOK_DELIVERY_NOT_FOUND: 'この ID の配信はありません。配信の記録は30日間保存されます。',
  WEBHOOKS_EXHAUSTED: 'Webhook 送信先は1アカウント{most}件までです。先にどれかを削除してください。',
  WEBHOOK_URL_MISSING: 'イベントを受け取る URL を入力してください。',
  WEBHOOK_URL_TOO_LONG: 'URL は{most}文字までです。',
  WEBHOOK_URL_INVALID: 'https:// で始まる完全な URL を入力してください。',
  WEBHOOK_URL_NOT_HTTPS: 'URL は https:// で始まる必要があります。',
  WEBHOOK_URL_FORBIDDEN:
    'この URL には送信できません。インターネット上の公開アドレスで、パスワードを含まない URL を入力してください。運営者は自分のネットワークのアドレスを許可できます（TSUZUKI_OUTBOUND_ALLOW）。',
  WEBHOOK_URL_OUR_OWN:
    'このサービス自身のアドレスです。ご自分のプログラムの URL を入力してください。',
  WEBHOOK_DESCRIPTION_TOO_LONG: '説明は{most}文字までです。',
  WEBHOOK_EVENTS_MISSING: 'イベントを1つ以上選んでください。',
  WEBHOOK_EVENT_UNKNOWN: 'このイベントはありません。次から選んでください: {choices}',
  WEBHOOK_FILTER_TOO_LONG: '絞り込みの項目は{most}件までです。',
  WEBHOOK_WORK_INVALID:
    '作品の絞り込みには、このサイトの ID か作品ページのアドレスを入力してください。',
  WEBHOOK_ANIME_UNKNOWN:
    'ID {id} のアニメはありません。ID は作品ページのアドレスの末尾にあります。',
  WEBHOOK_MANGA_UNKNOWN:
    'ID {id} のマンガはありません。ID は作品ページのアドレスの末尾にあります。',
  WEBHOOK_REGION_INVALID: '地域は JP や US のような2文字で入力してください。',
  WEBHOOK_REGION_UNKNOWN:
    '{region} という地域はありません。JP や GB のような ISO 3166-1 のコードを入力してください。',
  WEBHOOK_SERVICE_INVALID: '配信サービスは crunchyroll のように、API での名前で入力してください。',
  WEBHOOK_SERVICE_UNKNOWN:
    'この配信サービスは登録されていません。クエリ `streamingServices` で一覧を確認できます（例: crunchyroll）。',
  WEBHOOK_RATE_INVALID: '1秒あたり1〜50件の範囲で選んでください。',
  WEBHOOK_VERSION_UNKNOWN: 'このバージョンはありません。次から選んでください: {choices}',
  WEBHOOK_HEADERS_TOO_MANY: '追加のヘッダーは{most}個までです。',
  WEBHOOK_HEADER_INVALID:
    '使えるヘッダーは Authorization、Api-Key、Apikey、CF-Access-Client-Id、CF-Access-Client-Secret と、X- で始まる名前です（予約済みの名前を除く）。',
  WEBHOOK_HEADER_VALUE_INVALID: 'ヘッダーの値は、印刷可能な ASCII 文字1〜500文字です。',
  WEBHOOK_HEADER_TWICE: '同じヘッダーは1回だけ設定できます。',
  WEBHOOK_OVERLAP_INVALID: '古いシークレットは0〜168時間有効にしておけます。',
  WEBHOOK_SECRET_JUST_ROTATED:
    '前のシークレットがまだ有効です。先に失効させるか、期限まで待ってください。',
  WEBHOOK_SECRETS_NEED_SIGN_IN:
    'シークレットはログインしている本人にのみ表示され、API キーには渡されません。',
  WEBHOOK_NOT_ACTIVE: 'この送信先は有効ではありません。先に再開してください。',
  WEBHOOK_PENDING:
    'この送信先は、確認リクエストへの応答（ステータス200〜299）を待っています。送信先のページの「確認リクエストを送信」か `pingWebhookEndpoint` で、もう一度送信してください。',
  WEBHOOK_NOT_RESUMABLE: 'この送信先はすでに有効か、確認リクエストの応答待ちです。',
  WEBHOOK_TRIALS_EXHAUSTED: '回数の上限に達しました。{minutes}分後にもう一度お試しください。',
  WEBHOOK_REPLAY_TOO_OLD: '再送できるのは過去30日間の配信です。',
};
