import type { Status, Medium } from '../list/own-work.ts';
import type { Language } from './language.ts';

/** What the popup and the badge say of entries. */
export interface ListWords {
  status: (status: Status, medium: Medium) => string;
  progress: (done: number, total: number | null, medium: Medium) => string;
  notOnList: string;
  add: string;
  plusOne: (title: string, medium: Medium) => string;
  undo: string;
  undone: string;
  edit: string;
  save: string;
  fields: { status: string; progress: (medium: Medium) => string; score: (most: number) => string };
  changed: string;
  unreachable: string;
  signedOut: string;
  signIn: string;
  close: string;
  open: (title: string) => string;
}

const en: ListWords = {
  status: (status, medium) =>
    ({
      CURRENT: medium === 'MANGA' ? 'Reading' : 'Watching',
      PLANNING: medium === 'MANGA' ? 'Plan to read' : 'Plan to watch',
      COMPLETED: 'Completed',
      REPEATING: medium === 'MANGA' ? 'Rereading' : 'Rewatching',
      PAUSED: 'Paused',
      DROPPED: 'Dropped',
    })[status],
  progress: (done, total, medium) => {
    const of = total === null ? String(done) : `${done} of ${total}`;
    const isOne = (total ?? done) === 1;
    return `${of} ${medium === 'MANGA' ? 'chapter' : 'episode'}${isOne ? '' : 's'}`;
  },
  notOnList: 'Not on your list',
  add: 'Add to list',
  plusOne: (title, medium) =>
    medium === 'MANGA'
      ? `Read the next chapter of ${title}`
      : `Watched the next episode of ${title}`,
  undo: 'Undo',
  undone: 'Undone.',
  edit: 'Edit',
  save: 'Save',
  fields: {
    status: 'Status',
    progress: (medium) => (medium === 'MANGA' ? 'Chapters read' : 'Episodes watched'),
    score: (most) => `Score (up to ${most})`,
  },
  changed: 'It was changed elsewhere meanwhile. This is how it is now.',
  unreachable: 'The server could not be reached.',
  signedOut: 'Sign in again to see your list.',
  signIn: 'Sign in',
  close: 'Close',
  open: (title) => `${title} on your server`,
};

const ja: ListWords = {
  status: (status, medium) =>
    ({
      CURRENT: medium === 'MANGA' ? '読書中' : '視聴中',
      PLANNING: medium === 'MANGA' ? '読みたい' : '見たい',
      COMPLETED: medium === 'MANGA' ? '読了' : '視聴済み',
      REPEATING: medium === 'MANGA' ? '再読中' : '再視聴中',
      PAUSED: '一時停止',
      DROPPED: '中断',
    })[status],
  progress: (done, total, medium) =>
    `${total === null ? done : `${done} / ${total}`}${medium === 'MANGA' ? '章' : '話'}`,
  notOnList: 'リストにありません',
  add: 'リストに追加',
  plusOne: (title, medium) =>
    medium === 'MANGA'
      ? `${title}の次の話を読了にする`
      : `${title}の次のエピソードを視聴済みにする`,
  undo: '取り消す',
  undone: '取り消しました。',
  edit: '編集',
  save: '保存',
  fields: {
    status: '状態',
    progress: (medium) => (medium === 'MANGA' ? '読んだ話数' : '見た話数'),
    score: (most) => `スコア（${most}まで）`,
  },
  changed: 'ほかの場所で変更されていました。現在の内容を表示しています。',
  unreachable: 'サーバーに接続できませんでした。',
  signedOut: 'リストを表示するには、もう一度ログインしてください。',
  signIn: 'ログイン',
  close: '閉じる',
  open: (title) => `${title}をサーバーで開く`,
};

export const listWords: Record<Language, ListWords> = { en, ja };
