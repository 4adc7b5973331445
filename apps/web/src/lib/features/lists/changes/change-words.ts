import { counted, words } from '#lib/i18n/words.ts';

interface Played {
  isRepeat: boolean;
  isManga: boolean;
}

/** Words of the page of what changed the visitor's lists. */
export const changeWords = words({
  en: {
    title: 'Changes',
    about:
      'What you, your apps and your services changed on your lists within 30 days. Undoing a change keeps what was changed after it.',
    back: 'Back to your list',
    list: 'Changes',
    added: 'Added to your list',
    removed: 'Removed from your list',
    ownList: (names: string) => `Custom lists: ${names}`,
    settings: 'How titles, scores and sections are shown',
    plays: 'History',
    units: (units: string, isManga: boolean): string => {
      const unit = isManga ? 'Chapter' : 'Episode';
      return `${unit}${units.includes('–') ? 's' : ''} ${units}`;
    },
    /** `units` is null for a film. */
    played: (units: string | null, { isRepeat, isManga }: Played): string => {
      const done = `${isManga ? 'read' : 'watched'}${isRepeat ? ' again' : ''}`;
      return units === null
        ? `${done.charAt(0).toUpperCase()}${done.slice(1)}`
        : `${units} ${done}`;
    },
    unplayed: (units: string | null): string =>
      units === null ? 'Removed from your history' : `${units} removed from your history`,
    passes: (isManga: boolean): string => (isManga ? 'Rereads' : 'Rewatches'),
    favourite: 'Favorites',
    others: 'Details kept for apps',
    step: (before: string, after: string) => `${before} → ${after}`,
    value: (name: string, value: string) => `${name}: ${value}`,
    more: (count: number) => `and ${counted(count, 'more title', 'more titles')}`,
    hidden: 'A title that is no longer in the catalog',
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    isUndone: 'Undone',
    isUndo: 'Undo of a change',
    isFinal: 'Can’t be undone',
    undone: 'Undone.',
    none: 'No changes yet',
    noneText: 'When you or an app change your list, it appears here.',
    earlier: 'Earlier',
    latest: 'Latest',
    unread: 'Your changes can’t be shown right now',
    again: 'Try again',
  },
  ja: {
    title: '変更履歴',
    about:
      '過去30日間に、自分やアプリ、連携サービスがリストに加えた変更です。元に戻しても、そのあとの変更はそのまま残ります。',
    back: 'リストへ戻る',
    list: '変更',
    added: 'リストに追加',
    removed: 'リストから削除',
    ownList: (names: string) => `カスタムリスト：${names}`,
    settings: 'タイトル、スコア、セクションの表示方法',
    plays: '履歴',
    units: (units: string): string => `第${units}話`,
    played: (units: string | null, { isRepeat, isManga }: Played): string => {
      const done = `${isRepeat ? 'もう一度' : ''}${isManga ? '読みました' : '見ました'}`;
      return units === null ? done : `${units}を${done}`;
    },
    unplayed: (units: string | null): string =>
      units === null ? '履歴から削除' : `${units}を履歴から削除`,
    passes: (isManga: boolean): string => (isManga ? '再読' : '再視聴'),
    favourite: 'お気に入り',
    others: 'アプリ用の詳細',
    step: (before: string, after: string) => `${before} → ${after}`,
    value: (name: string, value: string) => `${name}：${value}`,
    more: (count: number) => `ほか${count}作品`,
    hidden: 'データベースにない作品',
    undo: '元に戻す',
    undoOf: (what: string) => `元に戻す：${what}`,
    isUndone: '元に戻しました',
    isUndo: '変更を元に戻す操作',
    isFinal: '元に戻せません',
    undone: '元に戻しました。',
    none: 'まだ変更はありません',
    noneText: '自分やアプリがリストを変更すると、ここに表示されます。',
    earlier: '以前の変更',
    latest: '最新',
    unread: '変更履歴を表示できません',
    again: '再試行',
  },
});
