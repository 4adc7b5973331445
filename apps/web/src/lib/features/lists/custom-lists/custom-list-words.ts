import { counted, words } from '#lib/i18n/words.ts';

/** Words of the page of custom lists. */
export const customListWords = words({
  en: {
    title: (isManga: boolean): string => (isManga ? 'Custom manga lists' : 'Custom anime lists'),
    back: (isManga: boolean): string => (isManga ? 'Manga list' : 'Anime list'),
    about:
      'Extra lists alongside your status lists: for a mood, a friend, a year. A title can be on any number of them. Shown on your profile to whoever can see your list.',
    lists: 'Your lists',
    entries: (count: number) => counted(count, 'entry', 'entries'),
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    rename: 'Rename',
    save: 'Save',
    name: 'Name',
    nameHint: 'Rainy days',
    delete: 'Delete',
    deleteSure: (name: string) => `Delete ${name}`,
    deleteText: (count: number) =>
      count === 0
        ? 'The list is empty. You can undo this under Changes for 30 days.'
        : `Its ${counted(count, 'entry stays', 'entries stay')} on your list, with progress and score. You can undo this under Changes for 30 days.`,
    make: 'New list',
    makeIt: 'Create list',
    emptyTitle: 'No custom lists yet',
    emptyText: 'Create one here. Then add titles on their pages, or select several on your list.',
    unread: 'Your custom lists couldn’t be loaded',
    again: 'Try again',
    done: (form: string): string =>
      ({
        create: 'List created.',
        rename: 'Renamed.',
        move: 'Moved.',
        delete: 'Deleted. Its entries are still on your list.',
      })[form] ?? '',
    taken: 'You already have a list with this name.',
    gone: 'This list no longer exists. Reload the page.',
    signedOut: 'You’re signed out. Sign in from another tab, then try again.',
  },
  ja: {
    title: (isManga: boolean): string =>
      isManga ? 'マンガのカスタムリスト' : 'アニメのカスタムリスト',
    back: (isManga: boolean): string => (isManga ? 'マンガリスト' : 'アニメリスト'),
    about:
      '状況別のリストとは別に、気分や友人、年ごとなどで自由に作れるリストです。1つの作品をいくつのリストにも入れられます。リストを見られる人には、プロフィールにも表示されます。',
    lists: 'カスタムリスト',
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
        ? '作品は入っていません。削除は30日以内なら「変更履歴」から元に戻せます。'
        : `入っている${count}件は、進捗や評価とともにマイリストに残ります。削除は30日以内なら「変更履歴」から元に戻せます。`,
    make: '新しいリスト',
    makeIt: '作成',
    emptyTitle: 'カスタムリストはまだありません',
    emptyText:
      'ここで作成し、作品ページの編集欄から、またはリストでまとめて選択して作品を入れましょう。',
    unread: 'カスタムリストを読み込めませんでした',
    again: 'もう一度読み込む',
    done: (form: string): string =>
      ({
        create: 'リストを作成しました。',
        rename: '名前を変更しました。',
        move: '移動しました。',
        delete: '削除しました。作品はマイリストに残っています。',
      })[form] ?? '',
    taken: '同じ名前のリストがすでにあります。',
    gone: 'このリストはもうありません。ページを再読み込みしてください。',
    signedOut: 'ログアウトしています。別のタブでログインしてから、もう一度お試しください。',
  },
});
