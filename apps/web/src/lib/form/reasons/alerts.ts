import type { Translations } from './translations.ts';

export const ALERT_REASONS: Translations<'alerts'> = {
  ALERT_SERVICE_UNKNOWN: 'このサービスは選べません。',
  ALERT_TOO_MANY_SERVICES: 'サービスは{most}件まで選べます。',
  ALERT_LANGUAGE_UNKNOWN: '「en」や「pt-br」のような言語コードで入力してください。',
  ALERT_TOO_MANY_LANGUAGES: '言語は{most}件まで指定できます。',
  ALERT_WEEKDAY_INVALID: '曜日は1（月曜日）から7（日曜日）までの数字で指定してください。',
  ALERT_TIME_INVALID: '「22:00」のように15分単位の時刻で入力してください。',
  ALERT_QUIET_HOURS_INCOMPLETE: '開始と終了の両方を入力するか、両方を空欄にしてください。',
  ALERT_NAME_MISSING: '名前を入力してください。',
  ALERT_NAME_TOO_LONG: '名前は{most}文字までです。',
  ALERT_NAME_INVALID: '名前に使えない文字があります。',
  ALERT_ADDRESS_MISSING: 'アドレスを入力してください。',
  ALERT_ADDRESS_TOO_LONG: 'アドレスは{most}文字までです。',
  ALERT_ADDRESS_INVALID:
    'https:// で始まるアドレスを入力してください。ユーザー名やパスワードは含められません。',
  ALERT_ADDRESS_FORBIDDEN:
    'このアドレスには送信できません。インターネット上の公開アドレスで、パスワードを含まないものを入力してください。運営者は自分のネットワークのアドレスを許可できます（TSUZUKI_OUTBOUND_ALLOW）。',
  ALERT_CHANNEL_MISSING: 'トピック、チャット、またはルームを入力してください。',
  ALERT_CHANNEL_TOO_LONG: '{most}文字までで入力してください。',
  ALERT_CHANNEL_INVALID: 'トピック、チャット、またはルームのIDの形式ではありません。',
  ALERT_SECRET_MISSING: 'トークンを入力してください。',
  ALERT_SECRET_TOO_LONG: 'トークンは{most}文字までです。',
  ALERT_SECRET_INVALID: 'トークンの形式ではありません。',
  ALERT_SUBSCRIPTION_INVALID: '通知の登録に使えるキーではありません。',
  ALERT_SUBSCRIPTION_ENDED:
    'このブラウザーでは通知が無効になったため、送信先から削除しました。そのブラウザーでもう一度有効にしてください。',
  ALERT_LINK_UNKNOWN: 'このリンクではメールを停止できません。設定で変更してください。',
  ALERT_TARGET_NOT_FOUND: 'この送信先はありません。ページを読み込み直してください。',
  ALERT_TOO_MANY_TARGETS: '送信先は{most}件までです。どれかを削除してください。',
  ALERT_JUST_TESTED: 'テストを送信したばかりです。数秒待ってください。',
  ALERT_TESTS_EXHAUSTED: 'テストの回数の上限に達しました。{minutes}分後にもう一度お試しください。',
  ALERT_TARGET_NOT_ALLOWED:
    '{host} には接続できません。公開されたインターネットのアドレスだけを使えます。',
  ALERT_TARGET_UNREACHABLE: '{host} に接続できません。{code}',
  ALERT_TARGET_TOO_SLOW: '{host} が時間内に応答しませんでした。',
  ALERT_TARGET_MOVED: '{host} は別のアドレスに転送しています。転送先のアドレスを入力してください。',
  ALERT_NOT_SENT: 'こちらの不具合で、メッセージを送信できませんでした。',
  ALERT_TARGET_REJECTED: '{host} がステータス{status}でメッセージを拒否しました。',
};
