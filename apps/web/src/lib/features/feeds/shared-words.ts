import { counted, words } from '#lib/i18n/words.ts';

/** Words of the page of a shared list. */
export const sharedWords = words({
  en: {
    title: (name: string, isManga: boolean): string =>
      `${name}’s ${isManga ? 'manga' : 'anime'} list`,
    entries: (count: number) => counted(count, 'entry', 'entries'),
    statuses: 'Status',
    all: 'All',
    empty: 'Nothing to show yet',
    emptyText: 'There are no public entries on this list.',
    previous: 'Previous',
    next: 'Next',
    own: 'Track what you watch and read',
    ownText: 'Keep your own list and see when the next episode is out.',
    signUp: 'Create account',
  },
  ja: {
    title: (name: string, isManga: boolean): string =>
      `${name}さんの${isManga ? 'マンガ' : 'アニメ'}リスト`,
    entries: (count: number) => `${count.toLocaleString('ja')}件`,
    statuses: '状況',
    all: 'すべて',
    empty: '表示できる作品はまだありません',
    emptyText: 'このリストに公開されている作品はありません。',
    previous: '前へ',
    next: '次へ',
    own: '見た作品・読んだ作品を記録しませんか',
    ownText: '自分のリストを作ると、次の話がいつ放送されるかもわかります。',
    signUp: 'アカウントを作成',
  },
});
