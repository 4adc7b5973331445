import { words } from '#lib/i18n/words.ts';

/** What the page of an entry's history says. */
export const historyWords = words({
  en: {
    title: 'History',
    link: 'History and rewatches',
    linkManga: 'History and rereads',
    back: (title: string) => `Back to ${title}`,
    plays: 'What you did',
    units: (from: number, to: number, isManga: boolean): string => {
      const word = isManga ? 'Chapter' : 'Episode';
      return from === to ? `${word} ${to}` : `${word}s ${from}–${to}`;
    },
    pass: (number: number, isManga: boolean): string =>
      `${isManga ? 'reread' : 'rewatch'} ${number}`,
    sources: (source: string): string =>
      ({
        WEB: 'here',
        API: 'by a program',
        PLEX: 'from Plex',
        JELLYFIN: 'from Jellyfin',
        EMBY: 'from Emby',
        EXTENSION: 'from the browser extension',
        IMPORT: 'from a list file',
        SYNC: 'from another service',
      })[source] ?? source.toLowerCase(),
    none: 'Nothing is written down yet. What you mark from now on is, and you can add the past.',
    notListed: 'It is not on your list yet. Write down what you watched or read to put it there.',
    add: 'Write down the past',
    record: 'Write it down',
    edit: 'Edit…',
    save: 'Save',
    remove: 'Take back',
    fromUnit: 'From (where it was several)',
    unit: (isManga: boolean): string =>
      isManga ? 'Chapter (the last of several)' : 'Episode (the last of several)',
    when: 'When',
    passes: (isManga: boolean): string => (isManga ? 'Rereads' : 'Rewatches'),
    start: (isManga: boolean): string => (isManga ? 'Begin a reread' : 'Begin a rewatch'),
    finish: 'It is finished',
    abandon: 'Give it up',
    states: (state: string): string =>
      ({ OPEN: 'under way', FINISHED: 'finished', ABANDONED: 'given up' })[state] ?? state,
    since: (date: string) => `since ${date}`,
    done: (form: string): string => (form === 'undo' ? 'Taken back.' : 'Saved.'),
    more: 'Earlier',
    latest: 'The latest',
    noNumber: 'Write a number, such as 12.',
    noRange: 'Write a number up to the last one.',
    noTime: 'Write a day and a time.',
  },
  ja: {
    title: '履歴',
    link: '履歴と再視聴',
    linkManga: '履歴と再読',
    back: (title: string) => `${title}へ戻る`,
    plays: 'これまでの記録',
    units: (from: number, to: number): string => (from === to ? `第${to}話` : `第${from}–${to}話`),
    pass: (number: number, isManga: boolean): string =>
      `${isManga ? '再読' : '再視聴'}${number}回目`,
    sources: (source: string): string =>
      ({
        WEB: 'このサイト',
        API: 'プログラム',
        PLEX: 'Plex',
        JELLYFIN: 'Jellyfin',
        EMBY: 'Emby',
        EXTENSION: 'ブラウザー拡張',
        IMPORT: 'リストファイル',
        SYNC: 'ほかのサービス',
      })[source] ?? source.toLowerCase(),
    none: 'まだ記録がありません。これからの記録は残り、過去の分も追加できます。',
    notListed: 'まだリストにありません。見た・読んだ分を記録すると追加されます。',
    add: '過去の記録を追加',
    record: '記録する',
    edit: '編集…',
    save: '保存',
    remove: '取り消す',
    fromUnit: '開始(複数の場合)',
    unit: (): string => '話数(複数の場合は最後)',
    when: '日時',
    passes: (isManga: boolean): string => (isManga ? '再読' : '再視聴'),
    start: (isManga: boolean): string => (isManga ? '再読を始める' : '再視聴を始める'),
    finish: '完了した',
    abandon: 'やめる',
    states: (state: string): string =>
      ({ OPEN: '進行中', FINISHED: '完了', ABANDONED: '中止' })[state] ?? state,
    since: (date: string) => `${date}から`,
    done: (form: string): string => (form === 'undo' ? '元に戻しました。' : '保存しました。'),
    more: '以前の記録',
    latest: '最新',
    noNumber: '12 のような数字で入力してください。',
    noRange: '最後の話数までの数字を入力してください。',
    noTime: '日付と時刻を入力してください。',
  },
});
