import { words } from '#lib/i18n/words.ts';
import type { Kind } from '../entry/progress-name.ts';

/** Words of the page of an entry's history. */
export const historyWords = words({
  en: {
    title: 'History',
    link: 'History and rewatches',
    linkManga: 'History and rereads',
    back: (title: string) => `Back to ${title}`,
    plays: 'History',
    units: (from: number, to: number, kind: Kind): string => {
      if (kind === 'film' && from === to) return 'Watched';
      const word = kind === 'manga' ? 'Chapter' : 'Episode';
      return from === to ? `${word} ${to}` : `${word}s ${from}–${to}`;
    },
    pass: (number: number, isManga: boolean): string =>
      `${isManga ? 'reread' : 'rewatch'} ${number}`,
    /** The program with the name its owner gave it; empty if only the source is known. */
    clients: (kind: string, name: string | null): string =>
      ({
        WEB: 'on this site',
        EXTENSION: 'with the browser extension',
        API_KEY: name ? `by API key “${name}”` : 'by API key',
        APP: name ? `by the app “${name}”` : 'by an app',
        MEDIA_SERVER: name ? `from “${name}”` : '',
        PLAYER: name ? `by the player “${name}”` : 'by a player',
        SYNC: name ? `from ${name}` : 'from another service',
        IMPORT: 'from an imported file',
      })[kind] ?? '',
    sources: (source: string): string =>
      ({
        WEB: 'on this site',
        API: 'by an app',
        PLEX: 'from Plex',
        JELLYFIN: 'from Jellyfin',
        EMBY: 'from Emby',
        EXTENSION: 'from the browser extension',
        IMPORT: 'from an imported file',
        SYNC: 'from another service',
      })[source] ?? source.toLowerCase(),
    none: 'No history yet. Episodes and chapters you mark from now on appear here.',
    notListed: 'Not on your list yet. Log what you watched or read to add it.',
    add: 'Log past progress',
    record: 'Log',
    edit: 'Edit…',
    save: 'Save',
    remove: 'Remove',
    fromUnit: (isManga: boolean): string =>
      isManga ? 'First chapter (optional)' : 'First episode (optional)',
    unit: (isManga: boolean): string => (isManga ? 'Last chapter' : 'Last episode'),
    when: 'When',
    passes: (isManga: boolean): string => (isManga ? 'Rereads' : 'Rewatches'),
    start: (isManga: boolean): string => (isManga ? 'Start reread' : 'Start rewatch'),
    finish: (isManga: boolean): string => (isManga ? 'Finish reread' : 'Finish rewatch'),
    abandon: (isManga: boolean): string => (isManga ? 'Abandon reread' : 'Abandon rewatch'),
    states: (state: string): string =>
      ({ OPEN: 'in progress', FINISHED: 'completed', ABANDONED: 'abandoned' })[state] ?? state,
    since: (date: string) => `since ${date}`,
    done: (form: string): string => (form === 'undo' ? 'Undone.' : 'Saved.'),
    more: 'Earlier',
    latest: 'Latest',
    noNumber: 'Enter a number, such as 12.',
    noRange: 'The first number must not be higher than the last.',
    noTime: 'Enter a date and time.',
  },
  ja: {
    title: '履歴',
    link: '履歴と再視聴',
    linkManga: '履歴と再読',
    back: (title: string) => `${title}へ戻る`,
    plays: '履歴',
    units: (from: number, to: number, kind: Kind): string => {
      if (kind === 'film' && from === to) return '視聴';
      return from === to ? `第${to}話` : `第${from}–${to}話`;
    },
    pass: (number: number, isManga: boolean): string =>
      `${isManga ? '再読' : '再視聴'}${number}回目`,
    clients: (kind: string, name: string | null): string =>
      ({
        WEB: 'このサイト',
        EXTENSION: 'ブラウザ拡張機能',
        API_KEY: name ? `APIキー「${name}」` : 'APIキー',
        APP: name ? `アプリ「${name}」` : 'アプリ',
        MEDIA_SERVER: name ? `「${name}」` : '',
        PLAYER: name ? `プレーヤー「${name}」` : 'プレーヤー',
        SYNC: name ?? 'ほかのサービス',
        IMPORT: 'インポートしたファイル',
      })[kind] ?? '',
    sources: (source: string): string =>
      ({
        WEB: 'このサイト',
        API: 'アプリ',
        PLEX: 'Plex',
        JELLYFIN: 'Jellyfin',
        EMBY: 'Emby',
        EXTENSION: 'ブラウザ拡張機能',
        IMPORT: 'インポートしたファイル',
        SYNC: 'ほかのサービス',
      })[source] ?? source.toLowerCase(),
    none: 'まだ記録がありません。これから見た話・読んだ話がここに表示されます。',
    notListed: 'まだリストにありません。見た話・読んだ話を記録すると追加されます。',
    add: '過去の記録を追加',
    record: '記録する',
    edit: '編集…',
    save: '保存',
    remove: '削除',
    fromUnit: (): string => '最初の話数（任意）',
    unit: (): string => '最後の話数',
    when: '日時',
    passes: (isManga: boolean): string => (isManga ? '再読' : '再視聴'),
    start: (isManga: boolean): string => (isManga ? '再読を始める' : '再視聴を始める'),
    finish: (isManga: boolean): string => (isManga ? '再読を完了' : '再視聴を完了'),
    abandon: (isManga: boolean): string => (isManga ? '再読を中止' : '再視聴を中止'),
    states: (state: string): string =>
      ({ OPEN: '進行中', FINISHED: '完了', ABANDONED: '中止' })[state] ?? state,
    since: (date: string) => `${date}から`,
    done: (form: string): string => (form === 'undo' ? '元に戻しました。' : '保存しました。'),
    more: '以前の記録',
    latest: '最新',
    noNumber: '12 のような数字で入力してください。',
    noRange: '最初の話数は最後の話数以下にしてください。',
    noTime: '日付と時刻を入力してください。',
  },
});
