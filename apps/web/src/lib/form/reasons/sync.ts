import type { Translations } from './translations.ts';

export const SYNC_REASONS: Translations<'sync'> = {
  SYNC_SERVICE_NOT_OFFERED: 'このサーバーでは{service}と連携できません。',
  SYNC_CONNECTION_NOT_FOUND: 'この連携は見つかりません。ページを読み込み直してください。',
  SYNC_RUN_NOT_FOUND: 'この同期は見つかりません。ページを読み込み直してください。',
  SYNC_TOO_MANY_CONNECTIONS: '連携は{most}件までです。先に1件解除してください。',
  SYNC_LOGIN_BY_PAGE: '{service}へのアクセスは、{service}のページで許可します。',
  SYNC_TOKEN_MISSING: 'トークンを入力してください。',
  SYNC_TOKEN_TOO_LONG: 'トークンは{most}文字までです。',
  SYNC_ADDRESS_MISSING: '相手のサーバーのアドレスを入力してください。',
  SYNC_ADDRESS_INVALID:
    'https:// で始まるアドレスを入力してください。ユーザー名やパスワードは含められません。',
  SYNC_ADDRESS_NOT_ALLOWED:
    '{host}には接続できません。公開されたインターネット上のアドレスだけを使えます。',
  SYNC_USER_NAME_MISSING: 'サービスのユーザー名を入力してください。',
  SYNC_PASSWORD_MISSING:
    'サービスのパスワードを入力してください。サービスに一度送るだけで、保存しません。',
  SYNC_CLIENT_MISSING: 'クライアントのIDとシークレットを入力してください。',
  SYNC_TEXT_TOO_LONG: '{most}文字までで入力してください。',
  SYNC_LOGIN_REFUSED: '{service}でログインできませんでした。',
  SYNC_LOGIN_LOST:
    'このブラウザーで始めたログインではないか、時間が経ちすぎました。もう一度始めてください。',
  SYNC_SERVICE_UNREACHABLE: '現在{service}に接続できません。後でもう一度お試しください。',
  SYNC_TOO_MANY_LOGINS: '試行回数が多すぎます。{minutes}分後にもう一度お試しください。',
  SYNC_UNDER_WAY: '同期の実行中です。終わるまで待つか、中止してください。',
  SYNC_NOT_WAITING: 'この計画はもう確認待ちではありません。ページを読み込み直してください。',
  SYNC_NOT_UNDOABLE: 'この同期はもう取り消せません。',
  SYNC_RESTING: '連携が停止中か、サービスへの再ログインが必要です。',
  SYNC_HOLD_NOT_FOUND: 'この確認事項はもうありません。ページを読み込み直してください。',
  SYNC_DIRECTION_FORBIDS: 'この連携ではサービス側に書き込めません。',
  SYNC_TOO_MANY_ROWS: '一度に選べるのは{most}件までです。',
  SYNC_STATUS_NEEDED: '状態は常に同期されます。',
  SYNC_WORK_UNKNOWN: 'この作品は見つかりません。',
  SYNC_LIMITED: '{service}の利用上限に達しました。自動で再開します。',
  SYNC_DOWN: '現在{service}に接続できません。自動で再開します。',
  SYNC_LOGIN_ENDED: '{service}のログインが切れました。もう一度連携してください。',
  SYNC_REFUSED: '{service}に拒否されました: {message}',
  SYNC_FAILING: '{service}に1週間接続できなかったため、連携を停止しました。',
  SYNC_ACCOUNT_CHANGED: '{service}のアカウントが変わったため、連携を停止しました。',
  SYNC_PAUSED_BY_OWNER: '連携を停止しています。',
  SYNC_UNDONE: '同期を取り消したため、連携を停止しました。次の同期では、まず計画を表示します。',
};
