import { words } from '#lib/i18n/words.ts';
import type { Outcome } from './delivery.ts';

type Said = readonly [label: string, whatToDo: string];

const EN: Readonly<Record<Outcome, Said>> = {
  RECORDED: ['Recorded', 'It is on your list. If it was something else, say what it was.'],
  DUPLICATE: ['Already recorded', 'The same play was told a moment before. Nothing to do.'],
  PARTIAL: ['A part only', 'Half of an episode of ours: it counts when the last part is played.'],
  OPEN_SESSION: ['Playing', 'Playback has begun. It counts when it stops near the end.'],
  BELOW_THRESHOLD: [
    'Not watched far enough',
    'It stopped before your threshold. Lower the threshold below if that is too strict, then replay.',
  ],
  IGNORED_EVENT: ['Nothing to record', 'The server tells of more than playback. Nothing to do.'],
  IGNORED_LIBRARY: ['Library left out', 'You said this library does not count.'],
  LEARNED_SHOW: [
    'Show learned',
    'The server told the ids of a show; later episodes match by them.',
  ],
  NOT_ON_LIST: [
    'Not on your list',
    'Only anime on your list count for this server. Add it to your list, then replay.',
  ],
  TO_BE_ASKED: ['Waits for you', 'It is not on your list yet: say whether it is to be recorded.'],
  DECLINED: ['Declined', 'You said no. Say what it was, or replay it, to record it after all.'],
  UNDONE: ['Undone', 'You took it back. Replay records it again.'],
  OTHER_USER: [
    'Somebody else',
    'Another user of the server watched. If that was you, name that user under “Whose playback counts”, then replay.',
  ],
  NO_EXTERNAL_ID: [
    'No id',
    'The server named neither a TMDB nor a TVDB id. Match the item on the server, or say what it was: later episodes follow.',
  ],
  NO_MAPPING: [
    'No match yet',
    'Nobody has said yet which anime this is. It is tried again for a day when the mapping grows; or say what it was.',
  ],
  AMBIGUOUS: [
    'Several match',
    'Several anime claim this number, so none was taken. Say which it was.',
  ],
  OUT_OF_RANGE: [
    'No such episode',
    'The number is past the last known episode. Say what it was, often the next season.',
  ],
  UNREADABLE: [
    'Unreadable',
    'The payload is broken. On Jellyfin tick “Send All Properties” in place of a template of your own.',
  ],
  FAILED: ['Failed', 'Something broke on our side for a whole day. Replay it.'],
};

const JA: Readonly<Record<Outcome, Said>> = {
  RECORDED: [
    '記録しました',
    'リストに反映されています。違う作品なら、正しいものを選んでください。',
  ],
  DUPLICATE: ['記録済み', '同じ再生が少し前に届いています。何もする必要はありません。'],
  PARTIAL: ['一部のみ', '1話の前半などです。最後の部分が再生されると数えます。'],
  OPEN_SESSION: ['再生中', '再生が始まりました。終わり近くで止まると数えます。'],
  BELOW_THRESHOLD: [
    '視聴が不足',
    '設定した割合の前に止まりました。厳しすぎるなら下の割合を下げて、再処理してください。',
  ],
  IGNORED_EVENT: ['記録対象外', '再生以外の通知です。何もする必要はありません。'],
  IGNORED_LIBRARY: ['対象外のライブラリ', 'このライブラリは数えない設定です。'],
  LEARNED_SHOW: ['作品を学習', 'サーバーが作品のIDを知らせました。今後の回に使われます。'],
  NOT_ON_LIST: [
    'リストにない作品',
    'このサーバーではリストにある作品だけを数えます。リストに追加して再処理してください。',
  ],
  TO_BE_ASKED: ['確認待ち', 'まだリストにない作品です。記録するかどうか選んでください。'],
  DECLINED: ['記録しない', '「いいえ」と答えました。再処理すれば記録できます。'],
  UNDONE: ['取り消し済み', '取り消しました。再処理するともう一度記録します。'],
  OTHER_USER: [
    '別のユーザー',
    'サーバーの別のユーザーの再生です。ご自身なら「誰の再生を数えるか」に名前を入れて再処理してください。',
  ],
  NO_EXTERNAL_ID: [
    'IDなし',
    'TMDBもTVDBのIDもありません。サーバー側で作品を照合するか、正しい作品を選んでください。以後の回にも使われます。',
  ],
  NO_MAPPING: [
    '未対応',
    'どの作品かまだ分かりません。対応表が増えると1日の間は自動で再試行します。正しい作品を選ぶこともできます。',
  ],
  AMBIGUOUS: [
    '候補が複数',
    '複数の作品が当てはまるため記録しませんでした。正しい作品を選んでください。',
  ],
  OUT_OF_RANGE: [
    '該当話なし',
    '最終話より後の番号です。次のシーズンのことが多いので、正しい作品を選んでください。',
  ],
  UNREADABLE: [
    '読み取れません',
    '内容が壊れています。Jellyfinでは自作テンプレートの代わりに「Send All Properties」を有効にしてください。',
  ],
  FAILED: ['失敗', 'こちらの不具合で1日処理できませんでした。再処理してください。'],
};

/** What became of a delivery, and what to do about it. */
export const outcomeWords = words({
  en: {
    label: (outcome: Outcome) => EN[outcome][0],
    whatToDo: (outcome: Outcome) => EN[outcome][1],
  },
  ja: {
    label: (outcome: Outcome) => JA[outcome][0],
    whatToDo: (outcome: Outcome) => JA[outcome][1],
  },
});
