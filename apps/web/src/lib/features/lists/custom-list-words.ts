import { counted, words } from '#lib/i18n/words.ts';

/** What the page of one's own lists says. */
export const customListWords = words({
  en: {
    title: (isManga: boolean): string =>
      isManga ? 'Your own lists of manga' : 'Your own lists of anime',
    back: (isManga: boolean): string => (isManga ? 'Your manga' : 'Your anime'),
    about:
      'Lists besides those by where you are: for a mood, for a friend, for a year. A work can be on any number of them.',
    lists: 'Your lists',
    entries: (count: number) => counted(count, 'entry', 'entries'),
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    rename: 'Rename',
    save: 'Save',
    name: 'Name',
    nameHint: 'For a rainy day',
    delete: 'Delete',
    deleteSure: (name: string) => `Delete ${name}`,
    deleteText: (count: number) =>
      count === 0
        ? 'Nothing is on it. A list that is deleted does not come back.'
        : `${counted(count, 'entry is', 'entries are')} on it and ${count === 1 ? 'stays' : 'stay'} on your list, with progress, score and all. The list itself does not come back.`,
    make: 'Make a list',
    makeIt: 'Make the list',
    emptyTitle: 'You have no lists of your own yet',
    emptyText:
      'Make one here; then put works on it in the editor of their pages, or several at once on your list.',
    unread: 'Your lists could not be read just now',
    again: 'Load it again',
    done: (form: string): string =>
      ({
        create: 'Your list is made.',
        rename: 'Renamed.',
        move: 'Moved.',
        delete: 'Deleted. Its entries are still on your list.',
      })[form] ?? '',
    taken: 'You have a list of that name already.',
    gone: 'That list is there no longer. Load the page again.',
    signedOut: 'You are signed out. Sign in in another tab, then send this again.',
  },
  ja: {
    title: (isManga: boolean): string => (isManga ? '漫画の自作リスト' : 'アニメの自作リスト'),
    back: (isManga: boolean): string => (isManga ? '漫画リスト' : 'アニメリスト'),
    about:
      '状況とは別に、気分や友人、年ごとなどで自由に作れるリストです。1つの作品をいくつのリストにも入れられます。',
    lists: '自作リスト',
    entries: (count: number) => `${count.toLocaleString('ja')}件`,
    up: (name: string) => `${name}を上へ`,
    down: (name: string) => `${name}を下へ`,
    rename: '名前を変更',
    save: '保存',
    name: '名前',
    nameHint: '雨の日に',
    delete: '削除',
    deleteSure: (name: string) => `${name}を削除`,
    deleteText: (count: number) =>
      count === 0
        ? '作品は入っていません。削除したリストは元に戻せません。'
        : `入っている${count}件は、進みや評価とともにマイリストに残ります。リストそのものは元に戻せません。`,
    make: 'リストを作る',
    makeIt: '作成',
    emptyTitle: '自作リストはまだありません',
    emptyText:
      'ここで作成し、作品ページの編集欄から、またはリストでまとめて選択して作品を入れましょう。',
    unread: '自作リストを読み込めませんでした',
    again: 'もう一度読み込む',
    done: (form: string): string =>
      ({
        create: 'リストを作成しました。',
        rename: '名前を変更しました。',
        move: '移動しました。',
        delete: '削除しました。作品はマイリストに残っています。',
      })[form] ?? '',
    taken: '同じ名前のリストがすでにあります。',
    gone: 'このリストはもうありません。ページを読み込み直してください。',
    signedOut: 'ログアウトしています。別のタブでログインしてから、もう一度送信してください。',
  },
});
