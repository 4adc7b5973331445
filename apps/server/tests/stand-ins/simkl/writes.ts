import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { KeptWork, Lists } from '../kit/lists.ts';
import { marked, movedTo, newEntry, type SimklFields, STATUSES, unmarked } from './fields.ts';

interface Show {
  ids?: { simkl?: unknown; mal?: unknown };
  to?: unknown;
  status?: unknown;
  rating?: unknown;
  memo?: { text?: unknown; is_private?: unknown };
  episodes?: readonly { number?: unknown }[];
}

export interface WriteQuestion {
  lists: Lists<SimklFields>;
  accountId: string;
  call: Call;
  now: Date;
  /** Told of every entry that left a list. */
  onRemoved: () => void;
}

export const refuse = (code: number, error: string): Refused =>
  new Refused(jsonAnswer(code, { error, code, message: error }));

const workOf = ({ lists }: WriteQuestion, { ids }: Show): KeptWork | undefined =>
  [...lists.works.values()].find(
    ({ id, malId }) => id === String(ids?.simkl) || String(malId) === String(ids?.mal),
  );

const isNumber = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

const numbersOf = ({ episodes }: Show): number[] =>
  (episodes ?? []).map(({ number }) => {
    if (!isNumber(number, 10_000)) throw refuse(400, 'wrong_parameter');
    return number;
  });

type Step = (
  before: SimklFields | undefined,
  work: KeptWork,
  show: Show,
) => SimklFields | undefined;

const STEPS: Readonly<Record<string, (question: WriteQuestion) => Step>> = {
  '/sync/add-to-list':
    ({ now }) =>
    (before, { total }, { to }) => {
      if (!STATUSES.includes(to as 'hold')) throw refuse(400, 'wrong_parameter');
      return movedTo(before ?? newEntry(String(to), now), String(to), total, now);
    },
  '/sync/history':
    ({ now }) =>
    (before, { total }, show) => {
      const numbers = numbersOf(show);
      if (total !== null && numbers.some((number) => number > total)) return before;
      const entry = marked(before ?? newEntry('watching', now), numbers, total, now);
      const { memo, status } = show;
      const noted = memo
        ? { ...entry, memo: { text: String(memo.text), is_private: memo.is_private === true } }
        : entry;
      const isMoved = !show.episodes && typeof status === 'string';
      return isMoved ? movedTo(noted, status, total, now) : noted;
    },
  '/sync/history/remove': () => (before, _work, show) =>
    show.episodes && before ? unmarked(before, numbersOf(show)) : undefined,
  // A work that is on no list gets onto one by its rating.
  '/sync/ratings':
    ({ now }) =>
    (before, _work, { rating }) => {
      if (!isNumber(rating, 10)) throw refuse(400, 'wrong_parameter');
      return { ...(before ?? newEntry('watching', now)), rating, ratedAt: now };
    },
  '/sync/ratings/remove':
    ({ now }) =>
    (before) =>
      before && { ...before, rating: null, ratedAt: now },
};

const showsIn = ({ json }: Call): readonly Show[] => {
  const { shows, anime } = (json ?? {}) as { shows?: Show[]; anime?: Show[] };
  if (!shows && !anime) throw refuse(400, 'empty_body');
  return [...(shows ?? []), ...(anime ?? [])];
};

/** Whether a path is one of a write. */
export const isWrite = (path: string): boolean => Object.hasOwn(STEPS, path);

/** Does a write for each work that it names, and says which of them it does not know. */
export const writeShows = (question: WriteQuestion): Answer => {
  const { lists, accountId, call, now } = question;
  const step = STEPS[call.path]?.(question);
  const unknown: Show[] = [];
  let count = 0;
  for (const show of showsIn(call)) {
    const work = workOf(question, show);
    const row = work && lists.rowOf(accountId, 'anime', work.id);
    const after = work && step?.(row?.fields, work, show);
    if (!work) unknown.push(show);
    else if (after) lists.put({ accountId, kind: 'anime', workId: work.id }, after, now);
    else if (row && lists.rows.delete(row.id)) question.onRemoved();
    count += work ? 1 : 0;
  }
  const done = { shows: count, movies: 0, episodes: 0 };
  const isRemoval = call.path.endsWith('/remove');
  // Anime that it does not know come back among the shows.
  const answer = { not_found: { movies: [], shows: unknown, episodes: [] } };
  return isRemoval
    ? jsonAnswer(200, { deleted: done, ...answer })
    : jsonAnswer(201, { added: done, ...answer });
};
