import { fillMessage } from '@tsuzuki/contract';
import type { Locale } from '#lib/i18n/locale.ts';
import { sentences, type SentenceTable } from '#lib/i18n/sentence-table.ts';
import { LIST_REFUSALS } from './list-refusals.ts';
import { JAPANESE } from './reasons/index.ts';

/** Refusals of the server in Japanese. A test finds each in the server. */
export const JAPANESE_REFUSALS: SentenceTable = {
  ...LIST_REFUSALS,
  'A username has 2 to 32 letters, digits, underscores or hyphens.':
    'ユーザー名は半角英数字・アンダースコア・ハイフンで2〜32文字です。',
  'Enter a valid email address.': 'メールアドレスの形式が正しくありません。',
  'An email address can have at most 254 characters.': 'メールアドレスは254文字までです。',
  'A password needs at least 8 characters.': 'パスワードは8文字以上です。',
  'A password can have at most 256 characters.': 'パスワードは256文字までです。',
  'Your password can’t be your username or email address.':
    'ユーザー名やメールアドレスはパスワードに使えません。',
  'This password is too easy to guess. Choose another.':
    'このパスワードは推測されやすいため使えません。別のものを選んでください。',
  'Incorrect username or password.': 'ユーザー名またはパスワードが正しくありません。',
  'Enter your username or email address.': 'ユーザー名またはメールアドレスを入力してください。',
  'Enter your password.': 'パスワードを入力してください。',
  'Enter a code.': 'コードを入力してください。',
  'Enter a name.': '名前を入力してください。',
  'A name can have at most 100 characters.': '名前は100文字までです。',
  'This code isn’t valid.': 'コードが正しくありません。',
  'This code is incorrect or has already been used.':
    'コードが正しくないか、すでに使われています。',
  'Incorrect code. Check that the clock of your device is right.':
    'アプリに表示されているコードと一致しません。端末の時計が正しいか確認してください。',
  'Enter the 6 digits from your app, or a recovery code of 16 characters.':
    'アプリのコードは6桁、リカバリーコードは16文字です。',
  'Enter your password or a code from your authenticator app.':
    'パスワード、または認証アプリのコードを入力してください。',
  'This link has expired or was already used. Request a new one.':
    'このリンクは使用済みか期限切れです。新しいリンクを送ってください。',
  'This link doesn’t belong to an account.': 'このリンクに対応するアカウントはありません。',
  'This account is disabled. Contact whoever runs this instance.':
    'このアカウントは停止されています。管理者にお問い合わせください。',
  'This account is scheduled for deletion. Cancel the deletion first.':
    'このアカウントは削除予定です。先に削除を取り消してください。',
  'Sign-ups are closed on this instance. Ask its administrator for an account.':
    'このサーバーでは新規登録を受け付けていません。管理者にお問い合わせください。',
  'To create an account here, you need an unused invitation from the last 7 days.':
    '新規登録には、未使用で7日以内の招待が必要です。',
  'This instance is already set up. Sign in instead.':
    'このサーバーは設定済みです。ログインしてください。',
  'Sign in with your password first.': '先にパスワードでログインしてください。',
  'Your account already has an authenticator app. Remove it to add another.':
    '認証アプリはすでに登録されています。別のアプリを追加するには先に削除してください。',
  'You aren’t adding an authenticator app. Start over.':
    '認証アプリの追加が始まっていません。最初からやり直してください。',
  'Your account has no authenticator app.': '認証アプリは登録されていません。',
  'Add an authenticator app before you generate recovery codes.':
    'リカバリーコードには認証アプリが必要です。先に追加してください。',
  'This passkey isn’t on your account.': 'このパスキーは登録されていません。',
  'This passkey is already registered.': 'このパスキーはすでに登録されています。',
  'This session isn’t yours or has ended.': 'この端末はログインしていません。',
  'This app isn’t connected to your account.': 'このアプリは連携していません。',
  'Too many people are signing in right now. Try again shortly.':
    '現在ログインが混み合っています。少し待ってからお試しください。',
};

const bySentence = sentences(JAPANESE_REFUSALS);

const BY_REASON: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(JAPANESE));

/** A refusal of the server: its message, and the reason with its values. */
export interface Refused {
  readonly detail: string;
  readonly reason?: string | undefined;
}

/** The reason of a refusal in the visitor's language; in English if it has no translation. */
export function refusalText(refused: Refused, locale: Locale): string {
  const { detail, reason } = refused;
  const isKnown = reason !== undefined && Object.hasOwn(BY_REASON, reason);
  if (locale === 'ja' && isKnown) return fillMessage(BY_REASON[reason] ?? detail, refused);
  return bySentence(detail, locale);
}
