import type { EntryField } from './entry-texts.ts';
import { words } from '#lib/i18n/words.ts';

const en = {
  yours: 'On your list',
  add: 'Add to your list',
  addMore: 'Add with details',
  edit: 'Edit',
  statuses: (status: string, isManga: boolean) =>
    ({
      CURRENT: isManga ? 'Reading' : 'Watching',
      PLANNING: isManga ? 'Plan to read' : 'Plan to watch',
      COMPLETED: 'Completed',
      REPEATING: isManga ? 'Rereading' : 'Rewatching',
      PAUSED: 'Paused',
      DROPPED: 'Dropped',
    })[status] ?? status,
  episodesDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'episode' : 'episodes'}`,
  chaptersDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'chapter' : 'chapters'}`,
  volumesDone: (done: number, total: string) =>
    `${done}${total} ${total === '' && done === 1 ? 'volume' : 'volumes'}`,
  noScore: 'No score',
  visibilities: (value: string) =>
    ({ PUBLIC: 'Whoever may see your list', FOLLOWERS: 'Followers', PRIVATE: 'Only you' })[value] ??
    value,
  private: 'Only you see it',
  onlyOwnLists: 'Only on your own lists',
  priorities: (value: number) => ['None', 'Low', 'Medium', 'High'][value] ?? String(value),
  tagsHint: 'Your own words, with commas between them',
  ownTags: 'Tags you use',
  marks: 'Its lists and tags',
  newList: 'Put it on a new list',
  newListHint: 'For a rainy day',
  hiddenHint: 'It is left out of the lists by where you are.',
  hiddenAlone: 'Put it on a list of your own first.',
  yes: 'Yes',
  no: 'No',
  fields: (name: EntryField, isManga: boolean): string =>
    ({
      status: 'Where you are',
      progress: isManga ? 'Chapters read' : 'Episodes watched',
      volumeProgress: 'Volumes read',
      score: 'Your score',
      startedOn: 'Started on',
      completedOn: 'Completed on',
      repeatCount: 'Times repeated',
      visibility: 'Who may see it',
      priority: 'Priority',
      tags: 'Tags',
      customLists: 'Your own lists',
      isHiddenFromStatusLists: 'On these lists only',
      notes: 'Notes',
    })[name],
  partial: '2015, 2015-03 or 2015-03-28',
  save: 'Save',
  plusEpisode: 'Next episode watched',
  plusChapter: 'Next chapter read',
  favourite: 'Favourite',
  remove: 'Remove from your list',
  done: (form: string) =>
    ({ remove: 'Removed from your list.', undo: 'Taken back.' })[form] ?? 'Saved.',
  noNumber: 'Write a number, such as 12.',
  stale: 'It was changed somewhere else meanwhile. You see what it is now; nothing was done.',
  staleForm:
    'It was changed somewhere else meanwhile. What you typed is kept: save again to have it, and the rest as it is now.',
  now: 'It is now:',
  nothing: 'Nothing',
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
    statuses: (status: string, isManga: boolean) =>
      ({
        CURRENT: isManga ? '読んでいる' : '見ている',
        PLANNING: isManga ? '読みたい' : '見たい',
        COMPLETED: isManga ? '読み終えた' : '見終えた',
        REPEATING: isManga ? '再読中' : '再視聴中',
        PAUSED: '一時中断',
        DROPPED: '中止',
      })[status] ?? status,
    episodesDone: (done: number, total: string) => `${done}${total}話`,
    chaptersDone: (done: number, total: string) => `${done}${total}話`,
    volumesDone: (done: number, total: string) => `${done}${total}巻`,
    noScore: '評価なし',
    visibilities: (value: string) =>
      ({ PUBLIC: 'リストを見られる人', FOLLOWERS: 'フォロワー', PRIVATE: '自分だけ' })[value] ??
      value,
    private: '非公開',
    onlyOwnLists: '自作リストのみ',
    priorities: (value: number) => ['なし', '低', '中', '高'][value] ?? String(value),
    tagsHint: '自分の言葉を、読点またはカンマで区切って入力',
    ownTags: '使っているタグ',
    marks: 'リストとタグ',
    newList: '新しいリストに入れる',
    newListHint: '雨の日に',
    hiddenHint: '状況ごとのリストには表示されません。',
    hiddenAlone: '先に自作リストに入れてください。',
    yes: 'はい',
    no: 'いいえ',
    fields: (name: EntryField, isManga: boolean): string =>
      ({
        status: '状況',
        progress: isManga ? '読んだ話数' : '見た話数',
        volumeProgress: '読んだ巻数',
        score: '評価',
        startedOn: '開始日',
        completedOn: '完了日',
        repeatCount: '繰り返した回数',
        visibility: '公開範囲',
        priority: '優先度',
        tags: 'タグ',
        customLists: '自作リスト',
        isHiddenFromStatusLists: '自作リストだけに表示',
        notes: 'メモ',
      })[name],
    partial: '2015、2015-03、2015-03-28',
    save: '保存',
    plusEpisode: '次の話を見た',
    plusChapter: '次の話を読んだ',
    favourite: 'お気に入り',
    remove: 'リストから削除',
    done: (form: string) =>
      ({ remove: 'リストから削除しました。', undo: '元に戻しました。' })[form] ?? '保存しました。',
    noNumber: '12 のような数字で入力してください。',
    stale: 'ほかの場所で変更されていました。現在の内容を表示しています。何も変更していません。',
    staleForm:
      'ほかの場所で変更されていました。入力した内容は残っています。もう一度保存すると反映され、ほかの項目は現在のままになります。',
    now: '現在:',
    nothing: 'なし',
    nowGone: 'すでにリストにありません。',
    signedOut: 'ログアウトしています。別のタブでログインしてから、もう一度送信してください。',
  },
});
