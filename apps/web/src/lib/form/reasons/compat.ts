import type { Translations } from './translations.ts';

export const COMPAT_REASONS: Translations<'compat'> = {
  APP_ID_INVALID: 'アプリのIDは1以上の整数です。',
  APP_ID_TAKEN: 'IDが{id}のアプリはすでに追加されています。',
  APP_NAME_MISSING: '名前を入力してください。',
  APP_NAME_TOO_LONG: '名前は{most}文字以内で入力してください。',
  APP_NOT_REGISTERED: 'このアプリは追加されていません。「設定」→「連携アプリ」で追加してください。',
  APP_OTHER_ACCOUNT: '現在は{username}としてログインしています。内容をもう一度確認してください。',
  APP_REDIRECT_INVALID:
    'https://app.example.org/callback や myapp://callback のようなアドレスを入力してください。',
  APP_REDIRECT_OTHER:
    '{name}は、登録されていないアドレスへ戻ろうとしています。何も送信していません。',
  APP_RESPONSE_TYPE: 'アプリがコードでもトークンでもないものを求めています。',
  APP_SECRET_TOO_LONG: 'シークレットは{most}文字以内で入力してください。',
  APP_SECRET_TOO_SHORT: 'シークレットは{least}文字以上で入力してください。',
  APP_STATE_TOO_LONG: 'アプリからのリクエストが長すぎます。',
  APPS_EXHAUSTED: 'アプリは{most}個まで追加できます。先にどれかを削除してください。',
  COMPAT_DATE_INVALID: '「{field}」には実在する年月日を指定してください。',
  COMPAT_ENTRY_OTHER: '登録{id}は作品{mediaId}のものではありません。',
  COMPAT_ID_MISSING: '次のどれかのidを指定してください：{choices}',
  COMPAT_ID_NUMBER: '「{field}」には1から{most}までの整数を指定してください。',
  COMPAT_ID_TEXT: '「{field}」には1文字以上{most}文字以内のidを指定してください。',
  COMPAT_INCLUDE_UNKNOWN: '「include」に指定できるのは{choices}です（「{unknown}」は使えません）。',
  COMPAT_MEDIA_MISSING: '「mediaId」または「id」を指定してください。',
  COMPAT_NOT_FOUND: '見つかりません。',
  COMPAT_NOT_OFFERED:
    'このサーバーには、アクティビティ、レビュー、フォーラム、いいねはありません。',
  COMPAT_NUMBER_SHARED: '番号{id}の作品が2つあります。先にウェブアプリでリストに追加してください。',
  COMPAT_ONLY_WORKS: 'このサーバーでお気に入りにできるのは、アニメとマンガだけです。',
  COMPAT_UNAUTHORIZED: 'ログインが必要です。',
  COMPAT_USER_NOT_FOUND: 'ユーザーが見つからないか、公開されていません。',
  STREMIO_NOT_FOUND: 'このアドオンはありません。アドレスが新しくなった可能性があります。',
  YAMTRACK_DAYS: '期間は1日から366日までにしてください。',
  YAMTRACK_OWN_TITLES:
    '独自の作品は登録できません。登録済みの作品の id を「media_id」で送ってください。',
};
