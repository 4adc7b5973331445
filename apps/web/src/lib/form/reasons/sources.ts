import type { Translations } from './translations.ts';

export const SOURCE_REASONS: Translations<'sources'> = {
  DUMP_FILE_UNKNOWN: 'ダンプにそのファイルはありません。ファイル名はmanifest.jsonにあります。',
  DUMP_NOT_WRITTEN: '最初のダンプは今夜作成されます。',
  EPISODE_KEY_MISSING: '{setting}にキーを設定してください。入手方法はdocs/mapping.mdにあります。',
  FILE_NEEDS_ONE_SOURCE: 'ファイルのデータソースを1つ、--sourceで指定してください。',
  HUB_ADDRESS_INVALID:
    'https://anime.example.orgのように、サーバーのアドレスだけを入力してください。',
  HUB_ALREADY_FOLLOWED: 'このサーバーは{hub}に追従しています。先に解除してください。',
  HUB_LOST_WORKS:
    '{hub}が1日のうちに{total}作品中{missing}作品を取り消したため、反映しませんでした。正しい場合は、追従を解除してからもう一度追従してください。',
  HUB_NONE: 'このサーバーはどのハブにも追従していません。',
  HUB_OUT_OF_ORDER: '{hub}の変更の順序が正しくないため、何も反映しませんでした。',
  HUB_WENT_BACK:
    'バックアップからの復元などにより、{hub}の変更が以前より少なくなりました。ダンプを読み込み直します。',
  MAPPING_FORMAT_UNKNOWN: '{file}の形式は{formats}のいずれでもありません。',
  MAPPING_FORMAT_WITHOUT_TITLES:
    '形式{format}のファイルにはタイトルがありません。--create-missingを外し、先に作品データをインポートしてください。',
  OPEN_DATA_OFF: 'このサーバーは作品データを公開していません。',
  RELEASES_NEED_FILE: '{source}には--fileが必要です（JSON LinesかCSV）。',
  SOURCES_OFF:
    'CATALOGUE_SOURCESがoffか、autoでTSUZUKI_CATALOGUEがoffなので、このサーバーはデータを取得しません。',
  SOURCE_ANSWER_CHANGED: '{source}の応答の形式が以前と異なります: {fault}',
  SOURCE_ANSWER_LARGE: '{source}の応答が{most} MBを超えています。',
  SOURCE_ANSWER_SLOW: '{source}の応答に時間がかかりすぎました。',
  SOURCE_ANSWERED: '{source}がステータス{status}を返しました。',
  SOURCE_ASKS_LESS: '{source}は、問い合わせの回数を減らすよう求めています。',
  SOURCE_BUSY: '{source}は取得中です。',
  SOURCE_CHANGED_FORM: '{source}のファイルの形式が変わりました: {fault}',
  SOURCE_CHECKSUM_WRONG:
    '{source}のファイルが公開されたものと違います。チェックサムは{expected}のはずですが、{actual}です。',
  SOURCE_CUT_OFF: '{source}のファイルが途中で切れています。次回は続きから取得します。',
  SOURCE_FAILED: 'Tsuzukiのエラーにより{source}を取得できませんでした。詳細はログにあります。',
  SOURCE_FILE_GONE: '{source}の最新リリースにファイル{file}がありません。',
  SOURCE_FORBIDS_PAID_USE: '有料プランのアカウントがあるため、{source}は使えません。{terms}',
  SOURCE_INDEX_CHANGED: '{source}のファイル一覧の形式が変わりました。',
  SOURCE_MOVED: '{source}が別のホスト（{host}）に転送されました。',
  SOURCE_KEY_MISSING: '{source}には自分のキーが必要です。{setting}に設定してください。',
  SOURCE_KEY_REJECTED: '{source}は{setting}のキーを受け付けません。',
  SOURCE_LESS_READABLE:
    '{source}のファイルの{total}件のうち{refused}件が読み取れず、前回より大幅に増えました。正しければ、このファイルを受け入れてください。',
  SOURCE_LOST_FIELDS:
    '{source}のファイルから、以前は記載されていた項目（{fields}）がなくなりました。正しければ、このファイルを受け入れてください。',
  SOURCE_LOST_ROWS:
    '{source}のファイルには、前回の{total}件のうち{missing}件がありません。正しければ、小さいファイルを受け入れてください。',
  SOURCE_NEEDS_NO_CONSENT:
    '{source}は自由なライセンスで公開されているため、取り消す同意はありません。代わりにオフにしてください。',
  SOURCE_NEEDS_CONSENT: '{source}（{licence}）を使うには、条件への同意が必要です: {terms}',
  SOURCE_NEEDS_FILE: '{source}には--fileが必要です: {form}',
  SOURCE_NOT_DATA: '{source}から届いたものは、そのデータではありません。',
  SOURCE_NO_ROOM: '{source}のファイルを保存する空き容量がありません。',
  SOURCE_ROW_MAKES_NO_WORK: '{source}の行{row}は情報が少なく、作品にできません。',
  SOURCE_ROW_NOT_ABOUT: '{work}は、この行が示しうる作品（{choices}）ではありません。',
  SOURCE_ROW_NOT_HELD: '{source}の行{row}は保留されていません。',
  SOURCE_RESTS:
    '{source}は、ダウンロードから{hours}時間の間をあける必要があります。{time}以降に再び取得されます。',
  SOURCE_SENT_PAGE: '{source}からデータの代わりにウェブページが届きました。',
  SOURCE_SHRANK:
    '{source}のファイルは{now}バイトで、前回は{before}バイトでした。正しい場合は、小さいファイルを受け入れてください。',
  SOURCE_SWITCHED_OFF: '{source}は「管理」→「データソース」でオフになっています。',
  SOURCE_TERMS_CHANGED: '{source}の条件が変わりました。もう一度読んでください。',
  SOURCE_TOO_LARGE: '{source}のファイルが{most} MBを超えています。',
  SOURCE_TOO_SLOW: '{source}の取得に時間がかかりすぎました。次回は続きから取得します。',
  SOURCE_UNKNOWN: '「{source}」というデータソースはありません。',
  SOURCE_UNLISTED: '{source}はCATALOGUE_SOURCESにありません。',
  SOURCE_UNPACKABLE: '{source}のファイルを展開できません: {fault}',
  SOURCE_UNREACHABLE: '{source}に接続できません: {fault}',
  TMDB_KEY_REJECTED: 'TMDBがTMDB_API_KEYのキーを拒否しました。',
  TVDB_KEY_REJECTED: 'TheTVDBがTVDB_API_KEYのキーを拒否しました。',
};
