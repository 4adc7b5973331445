import type { SentenceTable } from '#lib/i18n/sentence-table.ts';

/** Refusals of lists, imports and exports in Japanese. */
export const LIST_REFUSALS: SentenceTable = {
  // Files.
  'This source isn’t supported.': 'このインポート元には対応していません。',
  'Choose which values to keep: file-wins, newer-wins, fill-gaps or replace-list.':
    '残す内容を選んでください。',
  'The form arrived incomplete. Send it again.':
    'フォームが正しく届きませんでした。もう一度送信してください。',
  'A list file can have at most 50 MB.': 'ファイルは50 MBまでです。',
  'This file isn’t an export from {}. Export it again, or choose another source.':
    '{1}のエクスポートではないようです。もう一度エクスポートするか、別のインポート元を選んでください。',
  'This file isn’t a Mihon backup, or it is incomplete. Create the backup again.':
    'Mihonのバックアップではないか、途中で切れています。もう一度バックアップを作成してください。',
  'This file isn’t a Tsuzuki export: {}.': 'Tsuzukiのエクスポートではありません（{1}）。',
  'This gzip file is damaged. Export it again.':
    'gzipファイルが壊れています。もう一度エクスポートしてください。',
  'The file is larger than {} MB.': 'ファイルが{1} MBを超えています。',
  'The file is larger than {} MB when unpacked.': '展開したファイルが{1} MBを超えています。',
  'The file is too large when unpacked.': '展開したファイルが大きすぎます。',
  'The encoding “{}” isn’t supported. Save the file as UTF-8.':
    '文字コード「{1}」には対応していません。UTF-8で保存してください。',
  'The file isn’t valid {}. Save it as UTF-8 and try again.':
    '文字コードが{1}ではありません。UTF-8で保存してもう一度お試しください。',
  'The file is nested more than {} levels deep.': 'ファイルの入れ子が{1}段を超えています。',
  'The file has more than {} values.': 'ファイルの値が{1}個を超えています。',
  'The file isn’t valid JSON, or it is incomplete. Export it again.':
    '正しいJSONではないか、途中で切れています。もう一度エクスポートしてください。',
  'The file has a document type declaration (DOCTYPE), which isn’t allowed.':
    '文書型宣言（DOCTYPE）のあるファイルは使えません。',
  'A part of the file is too long.': 'ファイルの一部が長すぎます。',
  'The file is nested too deeply.': 'ファイルの入れ子が深すぎます。',
  'The file starts with <{}> instead of <{}>.': 'ファイルが<{2}>ではなく<{1}>で始まっています。',
  'A field in the file is longer than 100,000 characters.': '100,000文字を超える項目があります。',
  'An entry in the file has more than {} fields.': '項目が{1}個を超える行があります。',
  'The file has more than {} bare ampersands.': '「&」の誤りが{1}個を超えています。',
  'The file isn’t valid XML: {}': '正しいXMLではありません: {1}',
  'The file isn’t valid CSV: {}': '正しいCSVではありません: {1}',
  'The ZIP archive can’t be read: {}': 'ZIPファイルを読み取れません: {1}',
  'The first line of the table is too long.': '表の最初の行が長すぎます。',
  'The table has more than {} cells.': '表のセルが{1}個を超えています。',
  'The table doesn’t have these columns: {}.': '表に次の列がありません: {1}',
  '“{}” in the file can’t be read.': 'ファイルの「{1}」を読み取れません。',
  'The file says it is a list of manga, but it contains anime. Export it again.':
    'マンガのリストのはずですが、アニメが入っています。もう一度エクスポートしてください。',
  'The file says it is a list of anime, but it contains manga. Export it again.':
    'アニメのリストのはずですが、マンガが入っています。もう一度エクスポートしてください。',
  'We couldn’t detect the format of this file. Choose one: {}.':
    'ファイルの形式を判別できません。形式を選んでください。',
  'The file has no entries to import (format: {}).':
    'インポートする作品がファイルにありません（形式: {1}）。',
  'The file has more than {} rows.': 'ファイルの行数が{1}行を超えています。',
  'The file has more than {} plays.': 'ファイルの視聴・読書の記録が{1}件を超えています。',
  'The backup has more than {} titles.': 'バックアップの作品が{1}件を超えています。',
  'The archive contains no Trakt history, ratings or watchlist. If it contains several lists, import them one at a time.':
    'Traktの履歴・評価・ウォッチリストが入っていません。複数のリストが入っている場合は、1つずつインポートしてください。',
  'The archive contains more than 100 MB.': 'ZIPファイルの中身が100 MBを超えています。',
  'The archive has more than {} files.': 'ZIPファイルの中のファイルが{1}個を超えています。',
  'Reading the file took too long. Export it again, or import it in parts.':
    '読み込みに時間がかかりすぎました。もう一度エクスポートするか、分けてインポートしてください。',
  'The file takes too much memory to read. Export it again, or import it in parts.':
    '読み込みに必要なメモリが多すぎます。もう一度エクスポートするか、分けてインポートしてください。',
  'Too many lists are being imported right now. Try again in a minute.':
    'インポートが混み合っています。1分ほど待ってからお試しください。',
  'We’re still reading your previous file. Try again when it’s done.':
    '前のファイルを読み込み中です。終わってからお試しください。',
  // Imports.
  'Enter a username.': 'ユーザー名を入力してください。',
  'This username is too long.': 'ユーザー名が長すぎます。',
  'This token isn’t valid.': 'このトークンは正しくありません。',
  'An AniList username has 2 to 20 letters, digits, hyphens or underscores.':
    'AniListのユーザー名は半角英数字・ハイフン・アンダースコアで2〜20文字です。',
  'A Kitsu username has up to 30 letters, digits, spaces, hyphens or underscores.':
    'Kitsuのユーザー名は英数字・空白・ハイフン・アンダースコアで30文字までです。',
  '{} has no user named “{}”.': '{1}に「{2}」というユーザーはいません。',
  'The list of “{}” is private on AniList. Add a token, or make the list public there.':
    '「{1}」のリストはAniListで非公開です。トークンを入力するか、AniListで公開してください。',
  'AniList returned an error: {}': 'AniListからエラーが返されました: {1}',
  'Kitsu rejected the request ({}). Try again later.':
    'Kitsuに拒否されました（{1}）。あとでもう一度お試しください。',
  'We couldn’t read the answer from Kitsu. Export your library there and import the file.':
    'Kitsuからの応答を読み取れません。Kitsuでエクスポートして、ファイルをインポートしてください。',
  '{} isn’t responding. Try again in a few minutes.':
    '{1}が応答しません。数分後にもう一度お試しください。',
  'The list from {} is too large.': '{1}のリストが大きすぎます。',
  '{} is limiting our requests. Try again in {} seconds.':
    '{1}へのリクエストが制限されています。{2}秒後にお試しください。',
  'Row {} of this import doesn’t need review.': '{1}行目に確認は必要ありません。',
  'You can import up to {} lists an hour.': 'インポートは1時間に{1}回までです。',
  'This import was undone.': 'このインポートは取り消されました。',
  'This import has already started.': 'このインポートはすでに始まっています。',
  'None of the titles in this file are in our catalogue, so your list would be empty.':
    'ファイルの作品がどれも登録されていないため、リストが空になってしまいます。',
  'Only a completed import can be undone, and only once.':
    '取り消せるのは完了したインポートだけで、一度だけです。',
  'You can undo an import for {} days.': 'インポートを取り消せるのは{1}日間です。',
  'This import is in progress. Wait until it is completed.':
    'インポートの実行中です。完了するまでお待ちください。',
  'You don’t have an import with the id {}.': 'このインポートはありません。',
  'Some rows couldn’t be imported because one of them can’t be saved. The others stay until you undo this import. Add the rows marked “not imported” by hand, or contact the administrator and mention import {}.':
    '書き込めない行があったため、途中で終わりました。書き込んだ分は取り消すまで残ります。印のある行は手で追加するか、管理者にインポート{1}と伝えてお問い合わせください。',
  // Scheduled exports.
  'Scheduled exports are turned off.': '定期エクスポートはオフです。',
  'An export has just started. Try again in 5 seconds.':
    'エクスポートを始めたばかりです。5秒後にお試しください。',
  'This instance doesn’t allow exports to its data folder.':
    'このサーバーではデータフォルダーへのエクスポートはできません。',
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
  'Enter the password or secret key for this destination.':
    'この保存先のパスワードまたはシークレットキーを入力してください。',
  'Something went wrong on our side. We’ll try again automatically.':
    'サーバーで問題が発生しました。自動で再試行します。',
  '{} has moved to {}. Enter the new URL.':
    '{1}は{2}に移動しています。新しいURLを入力してください。',
  '{} has moved. Enter the new URL.': '{1}は移動しています。新しいURLを入力してください。',
  '{} rejected the username or password, or doesn’t allow writing there ({}).':
    '{1}に拒否されました。ユーザー名・パスワードと書き込みの権限を確認してください（{2}）。',
  '{} rejected the username or password ({}).':
    '{1}に拒否されました。ユーザー名とパスワードを確認してください（{2}）。',
  '{} doesn’t have this folder or bucket ({}).':
    '{1}にこのフォルダーまたはバケットはありません（{2}）。',
  '{} doesn’t accept files there. Make sure the URL is a folder ({}).':
    '{1}のその場所にはファイルを置けません。フォルダーのURLか確認してください（{2}）。',
  '{} doesn’t have the parent folder ({}).': '{1}に上位のフォルダーがありません（{2}）。',
  '{} doesn’t accept files of this size ({}).':
    '{1}はこの大きさのファイルを受け付けません（{2}）。',
  '{} has locked the file ({}).': '{1}がファイルをロックしています（{2}）。',
  '{} is limiting our requests ({}).': '{1}へのリクエストが制限されています（{2}）。',
  '{} has no space left ({}).': '{1}の空き容量がありません（{2}）。',
  '{} doesn’t accept the file ({}).': '{1}がファイルを受け付けません（{2}）。',
};
