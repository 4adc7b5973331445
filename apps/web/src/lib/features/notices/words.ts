import { words } from '#lib/i18n/words.ts';

/** Words of notifications. */
export const noticeWords = words({
  en: {
    title: 'Notifications',
    fresh: 'New notifications',
    all: 'View all',
    unknown: 'You have a new notification in settings.',
    answer: 'Respond',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    allRead: 'All notifications are marked as read.',
    unread: 'New',
    older: 'Older',
    newest: 'Newest',
    choose: 'Choose what you’re told',
    emptyTitle: 'No notifications yet',
    emptyText:
      'New episodes, chapters and sequels of titles on your list appear here, and what people and your media servers do.',
  },
  ja: {
    title: 'お知らせ',
    fresh: '新着のお知らせ',
    all: 'すべて見る',
    unknown: '設定に新しいお知らせがあります。',
    answer: '確認する',
    markRead: '既読にする',
    markAllRead: 'すべて既読にする',
    allRead: 'すべてのお知らせを既読にしました。',
    unread: '新着',
    older: '以前のお知らせ',
    newest: '最新のお知らせ',
    choose: '通知する内容を選ぶ',
    emptyTitle: 'お知らせはまだありません',
    emptyText:
      'リストにある作品の新しい話や続編、ほかのユーザーやメディアサーバーからのお知らせがここに表示されます。',
  },
});
