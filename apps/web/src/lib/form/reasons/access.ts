import type { Translations } from './translations.ts';

export const ACCESS_REASONS: Translations<'access'> = {
  ACCOUNT_NEEDED:
    'アカウントが必要です。APIキーをX-API-Keyヘッダーで送ってください。キーは「設定」→「APIキー」（/settings/keys）で無料で作成できます。',
  ACCOUNT_NEEDED_FOR_FIELD:
    '「{field}」にはアカウントが必要です。APIキーをX-API-Keyヘッダーで送ってください。キーは「設定」→「APIキー」（/settings/keys）で無料で作成できます。',
  ACCOUNT_OF_TOKEN_GONE: 'このアクセストークンのアカウントはもうありません。',
  AUTHORIZATION_UNREADABLE:
    'Authorizationヘッダーを読み取れません。APIキーは「X-API-Key: {prefix}…」または「Authorization: Bearer {prefix}…」で送ってください。',
  BILLING_PAGES_EXHAUSTED:
    '試行回数が多すぎます。{retryAfterSeconds}秒後にもう一度お試しください。',
  CREDENTIALS_REFUSED_TOO_OFTEN:
    '無効なキーやトークンが多すぎます。{retryAfter}秒後にもう一度お試しください。',
  DAILY_REQUESTS_EXHAUSTED:
    '今日（UTC）のリクエスト数の上限に達しました。{retryAfter}秒後にもう一度お試しください。',
  EXPIRY_DATE_INVALID: '日付ではありません。',
  EXPIRY_DATE_PASSED: 'この有効期限は過ぎています。もっと先の日付を選んでください。',
  KEYS_EXHAUSTED: 'APIキーは{most}個までです。先に1つ無効にしてください。',
  KEY_EXPIRED: 'このキーは期限切れです。新しいキーを作成してください。',
  KEY_FORM_INVALID:
    'APIキーではありません。キーは「{prefix}」と42文字の英数字です。全体をコピーしたか確認してください。',
  KEY_NAME_MISSING: 'キーの名前を入力してください。',
  KEY_NAME_TOO_LONG: 'キーの名前は{most}文字までです。',
  KEY_NOT_FOUND: 'このIDのAPIキーはありません。',
  KEY_NOT_IN_FORCE: 'このAPIキーは存在しないか、無効になったか、期限切れです。',
  KEY_OVERLAP_UNKNOWN: '切り替え期間は{choices}のいずれかです。',
  KEY_REVOKED: 'このキーはすでに無効です。新しいキーを作成してください。',
  KEY_ROTATED: 'このキーはすでに更新されています。新しいキーを作成してください。',
  KEY_SCOPE_MISSING: '権限を1つ以上選んでください。',
  KEY_SCOPE_UNKNOWN: '権限は{choices}のいずれかです。',
  LEAK_REPORTS_EXHAUSTED: '報告が多すぎます。{retryAfterSeconds}秒後にもう一度お試しください。',
  LEAK_REPORT_WITHOUT_KEY: '「key」を持つJSONを送ってください。',
  LIMITS_STORE_ADDRESS_MISSING:
    'TSUZUKI_LIMITS_STOREがredisです。REDIS_URLで接続先を指定してください。',
  PAID_ACCOUNTS_EXIST:
    '{source}は有料プランと併用できませんが、有料プランのアカウントがすでにあります。',
  PAID_TIERS_KEPT_OUT:
    'このサーバーには、有料サービスでの利用が許可されていない{source}のデータがあるため、有料プランはありません。',
  PAYMENT_SERVICE_UNAVAILABLE:
    '現在、決済サービスを利用できません。しばらくしてからもう一度お試しください。',
  PLANS_NOT_SOLD: 'このサーバーには有料プランがありません。',
  PLAN_EXISTS: 'すでにプランがあります。変更や解約は支払い管理ページで行ってください。',
  PLAN_MISSING: '有料プランはまだありません。先にプランを選んでください。',
  PLAN_TIER_UNKNOWN: 'プランは{choices}のいずれかです。',
  REQUESTS_TOO_FAST: 'リクエストが多すぎます。{retryAfter}秒後にもう一度お試しください。',
  SCOPE_MISSING:
    '「{scope}」の権限を持つキーが必要です。「設定」→「APIキー」（/settings/keys）で作成してください。',
  STRIPE_EVENT_INVALID: 'Stripeのイベントとして読み取れません。',
  STRIPE_MODE_WRONG: 'このサーバーはStripeの{mode}モードを使っています。',
  STRIPE_SIGNATURE_WRONG: '署名が一致しないか、5分以上前のものです。',
  TIER_UNKNOWN: 'プランは{choices}のいずれかです。',
  TWO_CREDENTIALS: 'X-API-KeyとAuthorizationは、どちらか一方だけを送ってください。',
  USAGE_HOURS_TOO_FEW: '1時間以上を指定してください。',
  USAGE_HOURS_TOO_MANY: '利用状況は{most}時間分だけ保存されています。',
  USER_PAGE_INVALID: '「after」には前のページの「next」を指定してください。',
  USER_SEARCH_TOO_LONG: '検索する文字列が長すぎます。',
};
