import type { Language } from './language.ts';

/** What the panel on a page says. */
export interface PanelWords {
  label: string;
  place: (season: number | undefined, number: number | undefined, isChapter: boolean) => string;
  watching: (share: string, threshold: string) => string;
  reading: (share: string, threshold: string) => string;
  noPlayer: string;
  noServer: string;
  signedOut: string;
  waiting: string;
  matched: (title: string, episode: number | undefined) => string;
  recorded: (title: string, number: number | undefined, isChapter: boolean) => string;
  already: (title: string, number: number | undefined, isChapter: boolean) => string;
  which: string;
  confirming: string;
  asked: (title: string) => string;
  notRecorded: string;
  tooOld: string;
  undone: string;
  undo: string;
  notUndone: string;
  notAnime: string;
  ignoreManga: string;
  correct: string;
  yes: string;
  no: string;
  isThis: (title: string) => string;
  search: string;
  episode: string;
  chapter: string;
  save: string;
  signIn: string;
  close: string;
}

const numbered = (title: string, number: number | undefined, isChapter: boolean): string =>
  number === undefined ? title : `${title}, ${isChapter ? 'chapter' : 'episode'} ${number}`;

const en: PanelWords = {
  label: 'Tsuzuki',
  place: (season, number, isChapter) =>
    [
      season !== undefined && season !== 1 && `Season ${season}`,
      number !== undefined && `${isChapter ? 'Chapter' : 'Episode'} ${number}`,
    ]
      .filter(Boolean)
      .join(', '),
  watching: (share, threshold) => `${share} watched. It is recorded at ${threshold}.`,
  reading: (share, threshold) => `${share} read. It is recorded at ${threshold}.`,
  noPlayer:
    'No player found yet. If it is in a frame of another site, open Tsuzuki in the toolbar and allow that site.',
  noServer: 'Connect a server to record what you watch.',
  signedOut: 'Sign in again. What you watch is kept for seven days.',
  waiting: 'Waiting to be sent.',
  matched: (title, episode) =>
    episode === undefined ? `It is ${title}.` : `It is ${title}, number ${episode}.`,
  recorded: (title, number, isChapter) => `Recorded: ${numbered(title, number, isChapter)}`,
  already: (title, number, isChapter) => `Recorded before: ${numbered(title, number, isChapter)}`,
  which: 'Which title is this?',
  confirming: 'The server looks it up.',
  asked: (title) => `Record ${title}? It is not on your list yet.`,
  notRecorded: 'Not recorded.',
  tooOld: 'Not recorded: it could not be sent for a week.',
  undone: 'Undone.',
  undo: 'Undo',
  notUndone: 'It could not be undone. Try again.',
  notAnime: 'It is not anime',
  ignoreManga: 'Ignore this manga',
  correct: 'Correct',
  yes: 'Yes',
  no: 'No',
  isThis: (title) => `It is ${title}`,
  search: 'Search for the title',
  episode: 'Episode, if it has another number',
  chapter: 'Chapter, if it has another number',
  save: 'Search',
  signIn: 'Sign in',
  close: 'Close',
};

const ja: PanelWords = {
  label: 'Tsuzuki',
  place: (season, number, isChapter) =>
    [
      season !== undefined && season !== 1 && `第${season}期`,
      number !== undefined && `第${number}話`,
    ]
      .filter(Boolean)
      .join(isChapter ? ' ' : ' '),
  watching: (share, threshold) => `${share}まで視聴。${threshold}で記録します。`,
  reading: (share, threshold) => `${share}まで読了。${threshold}で記録します。`,
  noPlayer:
    'プレーヤーが見つかりません。別のサイトのフレームにある場合は、ツールバーの Tsuzuki を開いて、そのサイトを許可してください。',
  noServer: 'サーバーに接続すると、視聴を記録できます。',
  signedOut: 'もう一度ログインしてください。視聴は7日間保存されます。',
  waiting: '送信待ちです。',
  matched: (title, episode) =>
    episode === undefined ? `作品：${title}` : `作品：${title} 第${episode}話`,
  already: (title, episode) =>
    episode === undefined ? `記録済み：${title}` : `記録済み：${title} 第${episode}話`,
  recorded: (title, episode) =>
    episode === undefined ? `記録しました：${title}` : `記録しました：${title} 第${episode}話`,
  which: 'どの作品ですか？',
  confirming: 'サーバーが確認しています。',
  asked: (title) => `${title}を記録しますか？まだリストにありません。`,
  notRecorded: '記録しませんでした。',
  tooOld: '1週間送信できなかったため、記録しませんでした。',
  undone: '取り消しました。',
  undo: '取り消す',
  notUndone: '取り消せませんでした。もう一度お試しください。',
  notAnime: 'アニメではない',
  ignoreManga: 'この漫画を無視する',
  correct: '訂正する',
  yes: 'はい',
  no: 'いいえ',
  isThis: (title) => title,
  search: 'タイトルで検索',
  episode: '話数（異なる場合）',
  chapter: '話数（異なる場合）',
  save: '検索',
  signIn: 'ログイン',
  close: '閉じる',
};

export const panelWords: Record<Language, PanelWords> = { en, ja };
