import type { Locale } from '#lib/i18n/locale.ts';

/** What the server's routes say to people, in Japanese; a test finds each in the server. */
export const JAPANESE_REFUSALS: Readonly<Record<string, string>> = {
  'A user name has 2 to 32 letters, digits, underscores or hyphens.':
    'ユーザー名は半角英数字・アンダースコア・ハイフンで2〜32文字です。',
  'That is not an e-mail address.': 'メールアドレスの形式が正しくありません。',
  'An e-mail address has at most 254 characters.': 'メールアドレスは254文字までです。',
  'A password has at least 8 characters.': 'パスワードは8文字以上です。',
  'A password has at most 256 characters.': 'パスワードは256文字までです。',
  'A password is not your own name or address.':
    'ユーザー名やメールアドレスはパスワードに使えません。',
  'This password is among the first that are guessed. Choose another.':
    'このパスワードは推測されやすいため使えません。別のものを選んでください。',
  'The name or the password is not right.': 'ユーザー名またはパスワードが正しくありません。',
  'The name or address is needed.': 'ユーザー名またはメールアドレスを入力してください。',
  'The password is needed.': 'パスワードを入力してください。',
  'A code is needed.': 'コードを入力してください。',
  'A name is needed.': '名前を入力してください。',
  'A name has at most 100 characters.': '名前は100文字までです。',
  'That is no code of ours.': 'コードが正しくありません。',
  'That code is not right, or was used before.': 'コードが正しくないか、すでに使われています。',
  'That is not the code the app shows now. Is the clock of your device right?':
    'アプリに表示されているコードと一致しません。端末の時計が正しいか確認してください。',
  'A code of the app has 6 digits, a recovery code 16 characters.':
    'アプリのコードは6桁、リカバリーコードは16文字です。',
  'Give your password, or a code of your authenticator app.':
    'パスワード、または認証アプリのコードを入力してください。',
  'This link has been used or has expired. Ask for a new one.':
    'このリンクは使用済みか期限切れです。新しいリンクを送ってください。',
  'This link belongs to no account.': 'このリンクに対応するアカウントはありません。',
  'This account is disabled. Write to whoever runs this instance.':
    'このアカウントは停止されています。管理者にお問い合わせください。',
  'This account is to be deleted. Cancel the deletion first.':
    'このアカウントは削除予定です。先に削除を取り消してください。',
  'This instance takes no new accounts. Ask whoever runs it.':
    'このサーバーでは新規登録を受け付けていません。管理者にお問い合わせください。',
  'A new account needs an invitation that was not used and is not older than 7 days.':
    '新規登録には、未使用で7日以内の招待が必要です。',
  'This instance is set up already. Sign in instead.':
    'このサーバーは設定済みです。ログインしてください。',
  'Sign in with your password first.': '先にパスワードでログインしてください。',
  'Your account has an authenticator app. Remove it to add another.':
    '認証アプリはすでに登録されています。別のアプリを追加するには先に削除してください。',
  'No authenticator app is being added. Begin anew.':
    '認証アプリの追加が始まっていません。最初からやり直してください。',
  'Your account has no authenticator app.': '認証アプリは登録されていません。',
  'Recovery codes stand in for an authenticator app: add one first.':
    'リカバリーコードには認証アプリが必要です。先に追加してください。',
  'You have no such passkey.': 'このパスキーは登録されていません。',
  'This passkey is registered already.': 'このパスキーはすでに登録されています。',
  'You have no such session.': 'この端末はログインしていません。',
  'You have let in no such program.': 'このプログラムは許可されていません。',
  'Too many people are signing in right now. Try again shortly.':
    '現在ログインが混み合っています。少し待ってからお試しください。',
};

/** What a route said, in the visitor's language where it is known there; as it was said otherwise. */
export function refusalText(detail: string, locale: Locale): string {
  if (locale !== 'ja' || !Object.hasOwn(JAPANESE_REFUSALS, detail)) return detail;
  return JAPANESE_REFUSALS[detail] ?? detail;
}
