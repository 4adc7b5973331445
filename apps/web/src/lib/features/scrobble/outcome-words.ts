import { words } from '#lib/i18n/words.ts';
import type { Outcome } from './delivery.ts';

type Said = readonly [label: string, whatToDo: string];

/** What differs for some of what is played or read. */
type Others = Readonly<Partial<Record<Outcome, string>>>;

const CHAPTERS_EN: Others = {
  RECORDED: 'Your list is up to date. Wrong manga? Fix the match.',
  BELOW_THRESHOLD: 'You left before nine tenths of its pages.',
  IGNORED_SHOW: 'You chose to ignore this manga.',
  NOT_ON_LIST: 'You only record titles on your list. Add it to your list, then replay.',
  SUGGESTED:
    'No manga has exactly this title, or several do. Confirm the manga once, and all chapters of it are recorded.',
  NO_MAPPING: 'No manga has a title like this. Choose a match; later chapters follow.',
  OUT_OF_RANGE:
    'The number is past the last chapter. Choose a match; it’s often another part of the series.',
};

const CHAPTERS_JA: Others = {
  RECORDED: 'リストに反映されています。違うマンガなら、正しいものを選んでください。',
  BELOW_THRESHOLD: 'ページの9割より前で離れました。',
  IGNORED_SHOW: '無視すると指定したマンガです。',
  NOT_ON_LIST: 'リストにある作品だけを記録する設定です。リストに追加して再処理してください。',
  SUGGESTED:
    'このタイトルのマンガが特定できません。一度確認すると、このマンガの全話が記録されます。',
  NO_MAPPING: '似たタイトルのマンガがありません。作品を選ぶと、以降の話にも使われます。',
  OUT_OF_RANGE: '最終話より後の番号です。続編のことが多いので、正しい作品を選んでください。',
};

const FILMS_EN: Others = {
  RECORDED: 'Your list is up to date. Wrong film? Fix the match.',
  IGNORED_SHOW: 'You marked this film as not anime.',
  SUGGESTED: 'The IDs are unknown, but the title isn’t. Confirm the film, and it is recorded.',
  NO_EXTERNAL_ID:
    'Neither a TMDB nor a TVDB ID was sent. Match the film on the server, or choose a match here.',
  OUT_OF_RANGE:
    'By the mapping it would be an episode that doesn’t exist. Choose a match; it’s often another part of the series.',
};

const FILMS_JA: Others = {
  RECORDED: 'リストに反映されています。違う映画なら、正しいものを選んでください。',
  IGNORED_SHOW: 'アニメではないと指定した映画です。',
  SUGGESTED:
    'IDからは特定できませんが、タイトルから候補が見つかりました。映画を確認すると記録されます。',
  NO_EXTERNAL_ID:
    'TMDBもTVDBのIDもありません。サーバー側で作品を照合するか、正しい作品を選んでください。',
  OUT_OF_RANGE: '対応表では存在しない話になります。正しい作品を選んでください。',
};

const EN: Readonly<Record<Outcome, Said>> = {
  RECORDED: ['Recorded', 'Your list is up to date. Wrong anime? Fix the match.'],
  DUPLICATE: ['Already recorded', 'This play was already recorded. Nothing to do.'],
  PARTIAL: ['Part of an episode', 'Counts once the last part is played.'],
  OPEN_SESSION: ['Playing', 'Counts when playback stops near the end.'],
  BELOW_THRESHOLD: [
    'Not finished',
    'Playback stopped before your threshold. Lower it below if needed, then replay.',
  ],
  IGNORED_EVENT: ['Nothing to record', 'Not a playback event. Nothing to do.'],
  IGNORED_LIBRARY: ['Ignored library', 'You’ve set this library to be ignored.'],
  IGNORED_SHOW: ['Ignored show', 'You marked this show as not anime.'],
  LEARNED_SHOW: [
    'Show identified',
    'The server sent the IDs of this show. Later episodes are matched by them.',
  ],
  NOT_ON_LIST: [
    'Not on your list',
    'You only record anime on your list. Add it to your list, then replay.',
  ],
  TO_BE_ASKED: ['Needs your confirmation', 'It isn’t on your list yet. Record it?'],
  SUGGESTED: [
    'Which title?',
    'The IDs are unknown, but the title isn’t. Confirm the anime once, and all episodes of the show are recorded.',
  ],
  DECLINED: ['Declined', 'You chose not to record it. Replay it to change your mind.'],
  UNDONE: ['Undone', 'Replay it to record it again.'],
  NEW_USER: [
    'Whose plays count?',
    'A second user of this server. Choose above whose plays count; this one is then recorded with its date, or not.',
  ],
  OTHER_USER: [
    'Another user',
    'Played by another user of the server. If that’s you, enter the name under “Only count plays by”, then replay.',
  ],
  NO_EXTERNAL_ID: [
    'No ID',
    'Neither a TMDB nor a TVDB ID was sent. Match the item on the server, or choose a match here; later episodes follow.',
  ],
  NO_MAPPING: [
    'No matches',
    'Neither its IDs nor its title match an anime for sure. We retry for a day as the mapping grows, or you can choose a match.',
  ],
  AMBIGUOUS: [
    'Several matches',
    'More than one anime matches, so nothing was recorded. Choose the right one.',
  ],
  OUT_OF_RANGE: [
    'No such episode',
    'The show is known, but not this episode of it. Choose a match; it’s often the next season or a special.',
  ],
  // What to do depends on the program: `setup/unreadable-words.ts`.
  UNREADABLE: ['Unreadable', ''],
  FAILED: ['Failed', 'Something went wrong on our side. Replay it.'],
};

const JA: Readonly<Record<Outcome, Said>> = {
  RECORDED: [
    '記録しました',
    'リストに反映されています。違う作品なら、正しいものを選んでください。',
  ],
  DUPLICATE: ['記録済み', '同じ再生が少し前に届いています。何もする必要はありません。'],
  PARTIAL: ['一部のみ', '最後の部分が再生されると記録されます。'],
  OPEN_SESSION: ['再生中', '終わり近くで停止すると記録されます。'],
  BELOW_THRESHOLD: [
    '視聴が不足',
    '設定した割合より前に停止しました。必要なら下の設定で割合を下げて、再処理してください。',
  ],
  IGNORED_EVENT: ['記録対象外', '再生以外の通知です。何もする必要はありません。'],
  IGNORED_LIBRARY: ['記録しないライブラリ', 'このライブラリは記録しない設定です。'],
  IGNORED_SHOW: ['無視した番組', 'アニメではないと指定した番組です。'],
  LEARNED_SHOW: [
    '番組を特定',
    'サーバーからこの番組のIDが届きました。以降の話はこのIDで照合されます。',
  ],
  NOT_ON_LIST: [
    'リストにない作品',
    'リストにある作品だけを記録する設定です。リストに追加して再処理してください。',
  ],
  TO_BE_ASKED: ['確認が必要', 'まだリストにない作品です。記録しますか？'],
  SUGGESTED: [
    'どの作品？',
    'IDからは特定できませんが、タイトルから候補が見つかりました。一度確認すると、この番組の全話が記録されます。',
  ],
  DECLINED: ['記録しない', '「記録しない」を選びました。再処理すれば記録できます。'],
  UNDONE: ['取り消し済み', '取り消しました。再処理するともう一度記録します。'],
  NEW_USER: [
    '誰の再生？',
    'このサーバーの2人目のユーザーです。誰の再生を記録するか上で選ぶと、この再生も視聴日のまま記録されるか決まります。',
  ],
  OTHER_USER: [
    '別のユーザー',
    'サーバーの別のユーザーの再生です。ご自身なら「記録するユーザー」に名前を入れて再処理してください。',
  ],
  NO_EXTERNAL_ID: [
    'IDなし',
    'TMDBもTVDBのIDもありません。サーバー側で作品を照合するか、正しい作品を選んでください。以降の話にも使われます。',
  ],
  NO_MAPPING: [
    '該当なし',
    'どの作品かまだ分かりません。対応表が増えると1日の間は自動で再試行します。正しい作品を選ぶこともできます。',
  ],
  AMBIGUOUS: [
    '候補が複数',
    '複数の作品が当てはまるため記録しませんでした。正しい作品を選んでください。',
  ],
  OUT_OF_RANGE: [
    '該当話なし',
    '番組は分かりますが、その話が見つかりません。次のシーズンや特別編のことが多いので、正しい作品を選んでください。',
  ],
  UNREADABLE: ['読み取れません', ''],
  FAILED: ['失敗', 'サーバー側のエラーで処理できませんでした。再処理してください。'],
};

/** The outcomes of deliveries, with what to do about each. */
export const outcomeWords = words({
  en: {
    label: (outcome: Outcome) => EN[outcome][0],
    whatToDo: (outcome: Outcome) => EN[outcome][1],
    ofChapter: (outcome: Outcome) => CHAPTERS_EN[outcome] ?? EN[outcome][1],
    ofFilm: (outcome: Outcome) => FILMS_EN[outcome] ?? EN[outcome][1],
  },
  ja: {
    label: (outcome: Outcome) => JA[outcome][0],
    whatToDo: (outcome: Outcome) => JA[outcome][1],
    ofChapter: (outcome: Outcome) => CHAPTERS_JA[outcome] ?? JA[outcome][1],
    ofFilm: (outcome: Outcome) => FILMS_JA[outcome] ?? JA[outcome][1],
  },
});
