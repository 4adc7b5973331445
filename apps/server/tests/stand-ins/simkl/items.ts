import { type Answer, jsonAnswer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { KeptRow, Lists } from '../kit/lists.ts';
import { type SimklFields, STATUSES } from './fields.ts';
import { refuse } from './writes.ts';

type Row = KeptRow<SimklFields>;

const textOf = (at: Date | null | undefined): string | null =>
  at?.toISOString().replace(/\.\d+Z$/u, 'Z') ?? null;

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, at) => (at && (!last || at > last) ? at : last), null);

/** When something of each list changed last. */
export const activities = (rows: readonly Row[], removedAt: Date | null): Answer => {
  const times = rows.map(({ updatedAt }) => updatedAt);
  const all = textOf(latest([...times, removedAt]));
  const byStatus = STATUSES.map((status) => {
    const changed = rows.filter(({ fields }) => fields.status === status);
    return [status, textOf(latest(changed.map(({ updatedAt }) => updatedAt)))];
  });
  const anime = {
    all,
    rated_at: textOf(latest(rows.map(({ fields }) => fields.ratedAt))),
    ...Object.fromEntries(byStatus),
    removed_from_list: textOf(removedAt),
  };
  return jsonAnswer(200, { all, anime, tv_shows: { all: null }, movies: { all: null } });
};

const itemOf = (lists: Lists<SimklFields>, row: Row, { query }: Call) => {
  const work = lists.work('anime', row.workId);
  const ids = { simkl: Number(row.workId) };
  if (query['extended']?.includes('ids_only')) return { show: { ids } };
  const { fields } = row;
  return {
    added_to_watchlist_at: textOf(fields.addedAt),
    last_watched_at: textOf(fields.watchedAt),
    user_rated_at: textOf(fields.ratedAt),
    user_rating: fields.rating,
    status: fields.status,
    watched_episodes_count: fields.watched.size,
    total_episodes_count: work?.total ?? 0,
    not_aired_episodes_count: 0,
    anime_type: 'tv',
    ...(query['memos'] === 'yes' && { memo: fields.memo }),
    show: {
      title: work?.title,
      ids: { ...ids, ...(work?.malId !== undefined && { mal: String(work.malId) }) },
    },
  };
};

/** The list, or what of it changed since an instant; what left it is in neither. */
export const allItems = (lists: Lists<SimklFields>, rows: readonly Row[], call: Call): Answer => {
  const { date_from: from } = call.query;
  const since = from === undefined ? null : new Date(from);
  if (since && Number.isNaN(since.getTime())) throw refuse(400, 'wrong_parameter');
  const changed = rows.filter(({ updatedAt }) => !since || updatedAt >= since);
  if (since && changed.length === 0) return jsonAnswer(200, null);
  return jsonAnswer(200, { anime: changed.map((row) => itemOf(lists, row, call)) });
};
