import { words } from '#lib/i18n/words.ts';

/** Words of the page that authorizes a player. */
export const deviceWords = words({
  en: {
    title: 'Connect a player',
    about: 'Enter the code that Kodi, your television or another player shows.',
    code: 'Code',
    codeHint: 'Eight letters, such as BCDF-GHJK.',
    next: 'Continue',
    ask: 'Let this player record what you watch?',
    asked: 'Requested',
    player: 'Player',
    unnamed: 'Unnamed',
    network: 'Network',
    warning:
      'Only authorize it if you started this yourself and the code is on your own screen. If someone sent you the code, cancel: they would get access to your list.',
    canDo: ['record what you watch', 'read and change your list'],
    cannotDo: ['see or change your password, email address or API keys', 'delete your account'],
    allowed: 'The player is connected',
    allowedText: 'It continues by itself within a few seconds. You can close this page.',
    denied: 'The player was not connected',
    deniedText: 'Nothing was shared with it.',
    programs: 'Connected apps',
    again: 'Enter another code',
  },
  ja: {
    title: 'プレーヤーを接続',
    about: 'Kodi やテレビなどのプレーヤーに表示されているコードを入力してください。',
    code: 'コード',
    codeHint: '「BCDF-GHJK」のような8文字です。',
    next: '次へ',
    ask: 'このプレーヤーに視聴の記録を許可しますか？',
    asked: '要求日時',
    player: 'プレーヤー',
    unnamed: '名前なし',
    network: 'ネットワーク',
    warning:
      '自分で接続を始め、コードが自分の画面に表示されている場合だけ許可してください。他人から送られてきたコードを許可すると、その人がリストにアクセスできるようになります。',
    canDo: ['視聴の記録', 'リストの閲覧と変更'],
    cannotDo: ['パスワード、メールアドレス、APIキーの閲覧や変更', 'アカウントの削除'],
    allowed: 'プレーヤーを接続しました',
    allowedText: '数秒で自動的に続きます。このページは閉じてかまいません。',
    denied: 'プレーヤーを許可しませんでした',
    deniedText: '何も共有されていません。',
    programs: '連携アプリ',
    again: '別のコードを入力',
  },
});
