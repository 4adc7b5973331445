import type { SentenceTable } from '#lib/i18n/sentence-table.ts';

/** What the forms of imports and exports refuse, in Japanese. */
export const LIST_REFUSALS: SentenceTable = {
  'This source isn’t supported.': 'このインポート元には対応していません。',
  'Choose which values to keep: file-wins, newer-wins, fill-gaps or replace-list.':
    '残す内容を選んでください。',
  'Enter a username.': 'ユーザー名を入力してください。',
  'This username is too long.': 'ユーザー名が長すぎます。',
  'This token isn’t valid.': 'このトークンは正しくありません。',
  'You can import up to {} lists an hour.': 'インポートは1時間に{1}回までです。',
  'This field is required.': '入力してください。',
  'This field can have at most {} characters.': '{1}文字まで入力できます。',
  'This field contains characters that aren’t allowed.': '使えない文字が含まれています。',
  'Enter a URL.': 'URLを入力してください。',
  'A URL can have at most 1,000 characters.': 'URLは1,000文字までです。',
  'Enter a URL that starts with https:// or http://.':
    'https:// または http:// で始まるURLを入力してください。',
  'The URL can’t contain a username, “?” or “#”.':
    'URLにユーザー名・「?」・「#」を含めることはできません。',
  'Enter a region such as eu-central-1.': 'eu-central-1 のようなリージョンを入力してください。',
  'This bucket name isn’t valid.': 'バケット名が正しくありません。',
  'A folder can have at most 200 characters.': 'フォルダーは200文字までです。',
  'A folder can contain letters, digits, / and -.':
    'フォルダーに使えるのは半角英数字・「/」・「-」です。',
  'This folder isn’t valid.': 'このフォルダーは使えません。',
  'Choose daily or weekly.': '頻度を選んでください。',
  'Enter how many exports to keep.': '保存する数を入力してください。',
  'Keep at least 1 export.': '1つ以上保存してください。',
  'You can keep at most 100 exports.': '保存できるのは100個までです。',
  'A password or key can have at most 1,000 characters.': 'パスワードやキーは1,000文字までです。',
};
