import { words } from '#lib/i18n/words.ts';

/** Words of the page that authorizes an app, and of the page for an app that cannot be authorized. */
export const authorizeWords = words({
  en: {
    title: 'Authorize app',
    ask: (app: string) => `Authorize ${app}?`,
    canDo: [
      'see your username and your list',
      'update your list as you watch',
      'search and read the catalogue as you',
    ],
    cannotDo: ['see or change your password, email address or API keys', 'delete your account'],
    note: 'Only continue if you just tried to connect this app. You can revoke its access at any time in Settings → Connected apps. Access also ends when you change your password, or after 30 days without use.',
    failedTitle: 'Authorization failed',
    failed: 'This app can’t be authorized',
    advice:
      'The app didn’t get access to anything. If you followed a link someone sent you, close this page and don’t trust it. If you run this instance, check the apps that its settings allow.',
    home: 'Go to the home page',
  },
  ja: {
    title: 'アプリの許可',
    ask: (app: string) => `${app}を許可しますか？`,
    canDo: ['ユーザー名とリストの閲覧', '視聴に合わせたリストの更新', '作品情報の検索と閲覧'],
    cannotDo: ['パスワード、メールアドレス、APIキーの閲覧や変更', 'アカウントの削除'],
    note: 'このアプリを自分で接続しようとした場合だけ許可してください。許可は「設定」→「連携アプリ」でいつでも取り消せます。パスワードを変更したとき、または30日間使われなかったときも、許可はなくなります。',
    failedTitle: '許可できませんでした',
    failed: 'このアプリは許可できません',
    advice:
      'アプリには何も許可されていません。他人から送られたリンクを開いた場合は、このページを閉じ、そのリンクを信用しないでください。このサーバーの運営者は、許可するアプリの設定を確認してください。',
    home: 'ホームへ戻る',
  },
});
