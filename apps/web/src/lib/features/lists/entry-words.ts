import { words } from '#lib/i18n/words.ts';

const en = {
  yours: 'On your list',
  add: 'Add to your list',
  addMore: 'Add with details',
  edit: 'Edit',
  status: 'Where you are',
  statuses: (status: string, isManga: boolean) =>
    ({
      CURRENT: isManga ? 'Reading' : 'Watching',
      PLANNING: isManga ? 'Plan to read' : 'Plan to watch',
      COMPLETED: 'Completed',
      REPEATING: isManga ? 'Rereading' : 'Rewatching',
      PAUSED: 'Paused',
      DROPPED: 'Dropped',
    })[status] ?? status,
  episodes: 'Episodes watched',
  chapters: 'Chapters read',
  volumes: 'Volumes read',
  episodesDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'episode' : 'episodes'}`,
  chaptersDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'chapter' : 'chapters'}`,
  volumesDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'volume' : 'volumes'}`,
  score: 'Your score',
  noScore: 'No score',
  started: 'Started on',
  completed: 'Completed on',
  repeats: 'Times repeated',
  notes: 'Notes',
  visibility: 'Who may see it',
  visibilities: (value: string) =>
    ({ PUBLIC: 'Whoever may see your list', FOLLOWERS: 'Followers', PRIVATE: 'Only you' })[value] ??
    value,
  private: 'Only you see it',
  partial: '2015, 2015-03 or 2015-03-28',
  save: 'Save',
  plusEpisode: 'Next episode watched',
  plusChapter: 'Next chapter read',
  favourite: 'Favourite',
  remove: 'Remove from your list',
  done: (form: string) =>
    ({ remove: 'Removed from your list.', undo: 'Taken back.' })[form] ?? 'Saved.',
  noNumber: 'Write a number, such as 12.',
  stale: 'It was changed somewhere else meanwhile. What you typed is kept: save again to have it.',
  now: 'It is now:',
  nowGone: 'It is no longer on your list.',
  signedOut: 'You are signed out. Sign in in another tab, then send this again.',
};

/** What the entry editor says. */
export const entryWords = words({
  en,
  ja: {
    yours: 'マイリスト',
    add: 'リストに追加',
    addMore: '詳しく追加',
    edit: '編集',
    status: '状況',
    statuses: (status: string, isManga: boolean) =>
      ({
        CURRENT: isManga ? '読んでいる' : '見ている',
        PLANNING: isManga ? '読みたい' : '見たい',
        COMPLETED: isManga ? '読み終えた' : '見終えた',
        REPEATING: isManga ? '再読中' : '再視聴中',
        PAUSED: '一時中断',
        DROPPED: '中止',
      })[status] ?? status,
    episodes: '見た話数',
    chapters: '読んだ話数',
    volumes: '読んだ巻数',
    episodesDone: (done: number, total: string) => `${done}${total}話`,
    chaptersDone: (done: number, total: string) => `${done}${total}話`,
    volumesDone: (done: number, total: string) => `${done}${total}巻`,
    score: '評価',
    noScore: '評価なし',
    started: '開始日',
    completed: '完了日',
    repeats: '繰り返した回数',
    notes: 'メモ',
    visibility: '公開範囲',
    visibilities: (value: string) =>
      ({ PUBLIC: 'リストを見られる人', FOLLOWERS: 'フォロワー', PRIVATE: '自分だけ' })[value] ??
      value,
    private: '非公開',
    partial: '2015、2015-03、2015-03-28',
    save: '保存',
    plusEpisode: '次の話を見た',
    plusChapter: '次の話を読んだ',
    favourite: 'お気に入り',
    remove: 'リストから削除',
    done: (form: string) =>
      ({ remove: 'リストから削除しました。', undo: '元に戻しました。' })[form] ?? '保存しました。',
    noNumber: '12 のような数字で入力してください。',
    stale:
      'ほかの場所で変更されていました。入力した内容は残っています。もう一度保存すると反映されます。',
    now: '現在:',
    nowGone: 'すでにリストにありません。',
    signedOut: 'ログアウトしています。別のタブでログインしてから、もう一度送信してください。',
  },
});
