import { words } from '#lib/i18n/words.ts';

/** The name for a direction: the usual one, or the reverse. */
const direction = (
  names: Readonly<Record<string, readonly [string, string]>>,
  sort: string,
  isReversed: boolean,
): string => names[sort]?.[isReversed ? 1 : 0] ?? '';

const EN_DATES = ['Latest first', 'Earliest first'] as const;
const EN_NUMBERS = ['Highest first', 'Lowest first'] as const;
const EN_DIRECTIONS = {
  updated: EN_DATES,
  title: ['A to Z', 'Z to A'],
  score: EN_NUMBERS,
  progress: EN_NUMBERS,
  added: EN_DATES,
  started: EN_DATES,
  completed: EN_DATES,
  priority: EN_NUMBERS,
  airing: ['Soonest first', 'Latest first'],
} as const;

const JA_DATES = ['新しい順', '古い順'] as const;
const JA_NUMBERS = ['高い順', '低い順'] as const;
const JA_DIRECTIONS = {
  updated: JA_DATES,
  title: ['昇順', '降順'],
  score: JA_NUMBERS,
  progress: ['多い順', '少ない順'],
  added: JA_DATES,
  started: JA_DATES,
  completed: JA_DATES,
  priority: JA_NUMBERS,
  airing: ['近い順', '遠い順'],
} as const;

/** Words for the order of the visitor's list. */
export const sortWords = words({
  en: {
    sort: 'Sort by',
    sorts: (sort: string) =>
      ({
        updated: 'Last updated',
        title: 'Title',
        score: 'Your score',
        progress: 'Progress',
        added: 'Last added',
        started: 'Start date',
        completed: 'Finish date',
        priority: 'Priority',
        airing: 'Next episode',
      })[sort] ?? sort,
    direction: (sort: string, isReversed: boolean) => direction(EN_DIRECTIONS, sort, isReversed),
    /** A link on the name of a column. */
    sortBy: (column: string) => `Sort by: ${column}`,
    /** A link that turns the order around. */
    reverse: (now: string) => `${now}. Reverse order`,
    reverseColumn: (column: string, now: string) => `${column}: ${now}. Reverse order`,
  },
  ja: {
    sort: '並び順',
    sorts: (sort: string) =>
      ({
        updated: '更新順',
        title: 'タイトル順',
        score: '評価順',
        progress: '進捗順',
        added: '追加順',
        started: '開始順',
        completed: '完了順',
        priority: '優先度順',
        airing: '次の放送順',
      })[sort] ?? sort,
    direction: (sort: string, isReversed: boolean) => direction(JA_DIRECTIONS, sort, isReversed),
    sortBy: (column: string) => `${column}で並べ替え`,
    reverse: (now: string) => `${now}。逆順にする`,
    reverseColumn: (column: string, now: string) => `${column}: ${now}。逆順にする`,
  },
});
