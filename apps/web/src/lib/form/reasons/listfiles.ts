import type { Translations } from './translations.ts';

export const LIST_FILE_REASONS: Translations<'listfiles'> = {
  // Files.
  ARCHIVE_HAS_TOO_MANY_FILES: 'ZIPファイルの中のファイルが{most}個を超えています。',
  ARCHIVE_TOO_LARGE: 'ZIPファイルの中身が{most} MBを超えています。',
  ARCHIVE_UNREADABLE: 'ZIPファイルを読み取れません: {fault}',
  BACKUP_HAS_TOO_MANY_TITLES: 'バックアップの作品が{most}件を超えています。',
  CSV_COLUMNS_MISSING: '表に次の列がありません: {columns}',
  CSV_HAS_TOO_MANY_CELLS: '表のセルが{most}個を超えています。',
  CSV_HEADER_TOO_LONG: '表の最初の行が長すぎます。',
  CSV_QUOTE_NOT_CLOSED:
    '引用符（"）が閉じられていません（{line}行目かその前）。閉じるか削除して、もう一度ファイルを選んでください。',
  CSV_INVALID: '正しいCSVではありません: {fault}',
  ENCODING_UNSUPPORTED: '文字コード「{encoding}」には対応していません。UTF-8で保存してください。',
  ENCODING_WRONG: '文字コードが{encoding}ではありません。UTF-8で保存してもう一度お試しください。',
  FILE_BOMB: '展開したファイルが大きすぎます。',
  FILE_EMPTY: 'ファイルが空です。もう一度エクスポートしてからアップロードしてください。',
  FILE_FORMAT_UNKNOWN: 'ファイルの形式を判別できません。形式を選んでください。',
  FILE_HAS_NO_ENTRIES: 'インポートする作品がファイルにありません（形式: {format}）。',
  FILE_HAS_TOO_MANY_PLAYS: 'ファイルの視聴・読書の記録が{most}件を超えています。',
  FILE_HAS_TOO_MANY_ROWS: 'ファイルの行数が{most}行を超えています。',
  FILE_MEMBER_UNREADABLE: 'ファイルの「{member}」を読み取れません。',
  FILE_NAME_TOO_LONG: 'ファイル名は{most}文字までです。',
  FILE_NEEDS_TOO_MUCH_MEMORY:
    '読み込みに必要なメモリが多すぎます。もう一度エクスポートするか、分けてインポートしてください。',
  FILE_NOT_BY_MIHON:
    'Mihonのバックアップではないか、途中で切れています。もう一度バックアップを作成してください。',
  FILE_NOT_BY_SOURCE:
    '{source}のエクスポートではないようです。もう一度エクスポートするか、別のインポート元を選んでください。',
  FILE_NOT_BY_TSUZUKI:
    'Tsuzukiのエクスポートではありません。"format" は "{format}"、"entries" は一覧のはずです。',
  FILE_SAYS_ANIME:
    'アニメのリストのはずですが、マンガが入っています。もう一度エクスポートしてください。',
  FILE_SAYS_MANGA:
    'マンガのリストのはずですが、アニメが入っています。もう一度エクスポートしてください。',
  FILE_TAKES_TOO_LONG:
    '読み込みに時間がかかりすぎました。もう一度エクスポートするか、分けてインポートしてください。',
  FILE_TOO_LARGE: 'ファイルが{most} MBを超えています。',
  FILE_TOO_LARGE_UNPACKED: '展開したファイルが{most} MBを超えています。',
  GZIP_DAMAGED: 'gzipファイルが壊れています。もう一度エクスポートしてください。',
  JSON_HAS_TOO_MANY_VALUES: 'ファイルの値が{most}個を超えています。',
  JSON_INVALID: '正しいJSONではないか、途中で切れています。もう一度エクスポートしてください。',
  JSON_TOO_DEEP: 'ファイルの入れ子が{most}段を超えています。',
  TRAKT_ARCHIVE_EMPTY:
    'Traktの履歴・評価・ウォッチリストが入っていません。複数のリストが入っている場合は、1つずつインポートしてください。',
  XML_ENTRY_HAS_TOO_MANY_FIELDS: '項目が{most}個を超える行があります。',
  XML_FIELD_TOO_LONG: '{most}文字を超える項目があります。',
  XML_HAS_DOCTYPE: '文書型宣言（DOCTYPE）のあるファイルは使えません。',
  XML_HAS_TOO_MANY_AMPERSANDS: '「&」の誤りが{most}個を超えています。',
  XML_INVALID: '正しいXMLではありません: {fault}',
  XML_PART_TOO_LONG: 'ファイルの一部が長すぎます。',
  XML_ROOT_WRONG: 'ファイルが<{expected}>ではなく<{found}>で始まっています。',
  XML_TOO_DEEP: 'ファイルの入れ子が深すぎます。',
  // Uploads.
  LIST_FORMAT_UNKNOWN: 'このインポート元には対応していません。',
  LISTS_BEING_READ: 'インポートが混み合っています。1分ほど待ってからお試しください。',
  PREVIOUS_FILE_BEING_READ: '前のファイルを読み込み中です。終わってからお試しください。',
  UPLOAD_INCOMPLETE: 'フォームが正しく届きませんでした。もう一度送信してください。',
  UPLOAD_MISSING: 'ファイルを選んでください。',
  UPLOAD_TOO_LARGE: 'ファイルは{most} MBまでです。',
  // Lists of other services.
  ANILIST_FAULT: 'AniListからエラーが返されました: {fault}',
  ANILIST_LIST_PRIVATE:
    '「{name}」のリストはAniListで非公開です。トークンを入力するか、AniListで公開してください。',
  ANILIST_NAME_INVALID:
    'AniListのユーザー名は半角英数字・ハイフン・アンダースコアで2〜20文字です。',
  KITSU_NAME_INVALID: 'Kitsuのユーザー名は英数字・空白・ハイフン・アンダースコアで30文字までです。',
  KITSU_REJECTED: 'Kitsuに拒否されました（{status}）。あとでもう一度お試しください。',
  KITSU_UNREADABLE:
    'Kitsuからの応答を読み取れません。Kitsuでエクスポートして、ファイルをインポートしてください。',
  REMOTE_LIST_TOO_LARGE: '{service}のリストが大きすぎます。',
  REMOTE_NAME_MISSING: 'ユーザー名を入力してください。',
  REMOTE_NAME_TOO_LONG: 'ユーザー名は{most}文字までです。',
  REMOTE_RATE_LIMITED:
    '{service}へのリクエストが制限されています。{retryAfterSeconds}秒後にお試しください。',
  REMOTE_TOKEN_INVALID: 'このトークンは正しくありません。',
  REMOTE_UNAVAILABLE: '{service}が応答しません。数分後にもう一度お試しください。',
  REMOTE_USER_NOT_FOUND: '{service}に「{name}」というユーザーはいません。',
  // Imports.
  IMPORTS_EXHAUSTED: 'インポートは1時間に{most}回までです。{minutes}分後にもう一度お試しください。',
  IMPORT_BEING_READ: 'まだ読み込み中です。プレビューができてからお試しください。',
  IMPORT_GIVEN_UP:
    '書き込めない行があったため、途中で終わりました。書き込んだ分は取り消すまで残ります。印のある行は手で追加するか、管理者にインポート{id}と伝えてお問い合わせください。',
  IMPORT_ID_INVALID: 'インポートのIDが正しくありません。',
  IMPORT_IN_PROGRESS: 'インポートの実行中です。完了するまでお待ちください。',
  IMPORT_NOT_FOUND: 'このインポートはありません。',
  IMPORT_NOT_UNDOABLE: '取り消せるのは完了したインポートだけで、一度だけです。',
  IMPORT_POLICY_UNKNOWN: '残す内容を選んでください。',
  IMPORT_ROW_SETTLED: '{number}行目に確認は必要ありません。',
  IMPORT_STARTED: 'このインポートはすでに始まっています。',
  IMPORT_TOO_OLD: 'インポートを取り消せるのは{days}日間です。',
  IMPORT_UNDONE: 'このインポートは取り消されました。',
  IMPORT_WITHOUT_BACKUP: 'このインポートはリストを置き換えていないため、バックアップはありません。',
  IMPORT_WITHOUT_MATCH:
    'ファイルの作品がどれも登録されていないため、リストが空になってしまいます。',
  IMPORT_WORK_ID_INVALID: '作品のIDが正しくありません。',
  // Exports.
  EXPORT_FORMAT_UNKNOWN: '形式を選んでください。',
  // Scheduled exports.
  EXPORTS_OFF: '定期エクスポートはオフです。',
  EXPORT_ACCOUNT_GONE: 'このアカウントはもうありません。',
  EXPORT_BROKEN: 'サーバーで問題が発生しました。自動で再試行します。',
  EXPORT_FOLDER_OFF: 'このサーバーではデータフォルダーへのエクスポートはできません。',
  EXPORT_FREQUENCY_UNKNOWN: '頻度を選んでください。',
  EXPORT_JUST_STARTED: 'エクスポートを始めたばかりです。{retryAfterSeconds}秒後にお試しください。',
  EXPORT_KEEP_INVALID: '保存する数を入力してください。',
  EXPORT_KEEP_TOO_FEW: '1つ以上保存してください。',
  EXPORT_KEEP_TOO_MANY: '保存できるのは{most}個までです。',
  EXPORT_SECRET_MISSING: 'この保存先のパスワードまたはシークレットキーを入力してください。',
  EXPORT_SECRET_TOO_LONG: 'パスワードやキーは{most}文字までです。',
  TARGET_ANSWER_TOO_LARGE: '{host}の応答が大きすぎます。',
  TARGET_BUCKET_INVALID: 'バケット名が正しくありません。',
  TARGET_FIELD_INVALID: '使えない文字が含まれています。',
  TARGET_FIELD_MISSING: '入力してください。',
  TARGET_FIELD_TOO_LONG: '{most}文字まで入力できます。',
  TARGET_FILE_REJECTED: '{host}がファイルを受け付けません（{answer}）。',
  TARGET_FILE_TOO_LARGE: '{host}はこの大きさのファイルを受け付けません（{answer}）。',
  TARGET_FOLDER_DOTTED: '「.」だけのフォルダー名は使えません。',
  TARGET_FOLDER_INVALID: 'フォルダーに使えるのは半角英数字・「/」・「-」です。',
  TARGET_FOLDER_NOT_FOUND: '{host}にこのフォルダーまたはバケットはありません（{answer}）。',
  TARGET_FOLDER_TOO_LONG: 'フォルダーは{most}文字までです。',
  TARGET_FORBIDDEN:
    '{host}に拒否されました。ユーザー名・パスワードと書き込みの権限を確認してください（{answer}）。',
  TARGET_FULL: '{host}の空き容量がありません（{answer}）。',
  TARGET_LOCKED: '{host}がファイルをロックしています（{answer}）。',
  TARGET_MOVED: '{host}は移動しています。新しいURLを入力してください。',
  TARGET_MOVED_TO: '{host}は{url}に移動しています。新しいURLを入力してください。',
  TARGET_NOT_ALLOWED:
    'この保存先は使えません。{host}はインターネットで公開されているアドレスではないか、別のサービスのポートです。',
  TARGET_NOT_A_FOLDER:
    '{host}のその場所にはファイルを置けません。フォルダーのURLか確認してください（{answer}）。',
  TARGET_PARENT_NOT_FOUND: '{host}に上位のフォルダーがありません（{answer}）。',
  TARGET_RATE_LIMITED: '{host}へのリクエストが制限されています（{answer}）。',
  TARGET_REGION_INVALID: 'eu-central-1 のようなリージョンを入力してください。',
  TARGET_TOO_SLOW: '{host}が時間内に応答しませんでした。',
  TARGET_UNAUTHENTICATED:
    '{host}に拒否されました。ユーザー名とパスワードを確認してください（{answer}）。',
  TARGET_UNKNOWN: '保存先を選んでください。',
  TARGET_UNREACHABLE: '{host}に接続できません（{code}）。',
  TARGET_URL_HAS_EXTRAS: 'URLにユーザー名・「?」・「#」を含めることはできません。',
  TARGET_URL_INVALID: 'https:// または http:// で始まるURLを入力してください。',
  TARGET_URL_MISSING: 'URLを入力してください。',
  TARGET_URL_TOO_LONG: 'URLは{most}文字までです。',
};
