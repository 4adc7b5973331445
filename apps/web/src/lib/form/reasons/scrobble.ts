import type { Translations } from './translations.ts';

export const SCROBBLE_REASONS: Translations<'scrobble'> = {
  ALREADY_RECORDED: 'すでに記録されています。',
  CHAPTER_WITHOUT_NUMBER: '話数は0以上の数値で送ってください。',
  CORRECTED_ANIME_NOT_FOUND: 'このIDのアニメはありません。',
  CORRECTED_CHAPTER_NOT_FOUND: 'このマンガに第{chapter}話はありません。',
  CORRECTED_EPISODE_NOT_FOUND: 'このアニメに第{episode}話はありません。',
  CORRECTED_MANGA_NOT_FOUND: 'このIDのマンガはありません。',
  CORRECTION_ANIME_ID_INVALID: '「{field}」がIDではありません。',
  CORRECTION_EPISODE_OUT_OF_RANGE: '話数は{least}から{most}までです。',
  CORRECTION_OF_OTHER_MEDIUM:
    'アニメの話にはアニメと話数を、マンガの話にはマンガと話数を指定してください。',
  CORRECTION_NOT_FOUND: 'このIDの訂正はありません。',
  DELIVERY_CHANGED_NOTHING: 'この通知では何も変わっていないため、元に戻すものはありません。',
  DELIVERY_NOT_FOUND: 'この通知はありません。通知は7日間だけ保存されます。',
  DELIVERY_NOT_WAITING: 'この通知は確認待ちではありません。',
  DELIVERY_NOT_WATCHED: 'この通知は視聴として扱われないため、変更できる対応付けはありません。',
  DELIVERY_PAYLOAD_GONE: 'この通知の内容は保存されていないため、再処理できません。',
  DELIVERY_WITHOUT_SHOW: 'この通知には番組名がないため、除外できません。',
  EXTENSION_FILE_UNKNOWN: '拡張機能にこのファイルはありません。',
  EXTENSION_NOT_BUILT:
    'このサイトでは拡張機能を配布していません。運営者は npm run build -w extension で作成できます。',
  IGNORED_LIBRARIES_EXHAUSTED: '除外できるライブラリは{most}個までです。',
  IGNORED_SHOWS_EXHAUSTED:
    'メディアサーバーごとに除外できる番組は{most}件までです。代わりにライブラリ全体を除外してください。',
  IGNORED_SHOW_NOT_FOUND: 'このIDの番組はどのメディアサーバーでも除外されていません。',
  LIBRARY_ADDRESS_INVALID:
    'https://plex.example.com:32400 のように、トークンを含まないアドレス全体を入力してください。',
  LIBRARY_CHECKS_EXHAUSTED: '試したアドレスが多すぎます。1時間ほど待ってください。',
  LIBRARY_FORBIDDEN:
    'このインスタンスから{host}にはアクセスできません。運営者は自分のネットワークのアドレスを許可できます（TSUZUKI_OUTBOUND_ALLOW）。',
  LIBRARY_NAME_MISSING: '名前を入力してください。',
  LIBRARY_NAME_TOO_LONG: '名前が長すぎます。',
  LIBRARY_NOT_ALLOWED: 'このメディアサーバーの読み取りは許可されていません。',
  LIBRARY_REJECTED: '{server}がこのトークンを拒否しました。',
  LIBRARY_TOKEN_INVALID: 'メディアサーバーのトークンではありません。',
  LIBRARY_TOO_LARGE: 'メディアサーバーから届くデータが大きすぎます。',
  LIBRARY_TOO_SLOW: '{host}の応答に時間がかかりすぎています。',
  LIBRARY_UNREACHABLE: '{host}に接続できません。',
  LIBRARY_UNREADABLE:
    'この種類のメディアサーバーの応答ではありません（ステータス{status}）。アドレスを確認してください。',
  LIBRARY_USER_UNKNOWN:
    'サーバーに複数のユーザーがいるか、その名前のユーザーがいません。設定で、記録するユーザーを指定してください。',
  PLAYER_HAS_NO_ADDRESS:
    'プレーヤーにはアドレスがありません。「設定」→「APIキー」でキーを更新するか、プレーヤーでもう一度ログインしてください。',
  PLAYER_HAS_NO_LIBRARY: 'プレーヤーには読み取れるライブラリがありません。',
  PLAYER_SETTING_UNKNOWN: 'プレーヤーで設定できるのは、しきい値、askFirst、onlyOnListだけです。',
  PLAY_EPISODE_OUT_OF_RANGE: 'このアニメにその話はありません。',
  PLAY_NOT_ON_LIST:
    'この作品はリストにありません。このプレーヤーではリストにある作品だけを記録します。',
  PLAY_OF_IGNORED_SHOW:
    'この番組はアニメではないものとして除外されています。「設定」→「メディアサーバー」の記録を確認してください。',
  PLAY_PROGRESS_NOT_A_NUMBER: '再生位置はパーセントの数値で送ってください。',
  PLAY_PROGRESS_TOO_HIGH: '再生位置は100以下です。',
  PLAY_PROGRESS_TOO_LOW: '再生位置は{least}以上です。',
  PLAY_UNKNOWN: '記録できる話ではありません。/mapping を確認してください。',
  DELIVERY_WITHOUT_LIBRARY: 'サーバーがライブラリ名を送信していません。',
  DELIVERY_WITHOUT_SHOW_TO_CONFIRM: '名前のある番組の話ではありません。',
  KNOWN_SHOW_NOT_FOUND: 'この番組は確認されていません。',
  SHOW_WITHOUT_SUGGESTION: '候補がありません。作品を選んでください。',
  SCROBBLE_IN_FUTURE: '未来の再生は記録できません。時計を確認してください。',
  SCROBBLE_TOO_OLD: '記録できるのは{days}日以内の再生です。',
  PLAY_WITHOUT_WORK: '映画、番組とその話、またはマンガとその話を指定してください。',
  THRESHOLD_NOT_A_NUMBER: 'しきい値はパーセントの数値で入力してください。',
  THRESHOLD_NOT_WHOLE: 'しきい値は整数で入力してください。',
  THRESHOLD_TOO_HIGH: 'しきい値は{most}％までです。',
  THRESHOLD_TOO_LOW: 'しきい値は{least}％以上です。',
  TOKENS_EXHAUSTED: 'メディアサーバーは{most}台までです。先に1台削除してください。',
  TOKEN_CHANGE_MISSING: '変更する名前か設定を指定してください。',
  TOKEN_KIND_UNKNOWN: '種類は{choices}のいずれかです。',
  TOKEN_SOFTWARE_OF_OTHER_KIND: 'このソフトウェアは、この種類とは別の形式で送信します。',
  TOKEN_SOFTWARE_UNKNOWN: 'ソフトウェアは{choices}のいずれかです。',
  TOKEN_NAME_MISSING: '名前を入力してください。',
  TOKEN_NAME_TOO_LONG: '名前は{most}文字までです。',
  TOKEN_UNKNOWN:
    'このトークンのWebhook URLはありません。URLの最後の部分「{prefix}…」を指定してください。分からない場合は「tsuzuki token rotate」で作り直せます。',
  TOKEN_NOT_FOUND: 'このIDのメディアサーバーはありません。',
};
