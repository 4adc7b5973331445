import type { KeptRow, KeptWork } from '../kit/lists.ts';

/** What Shikimori keeps of an entry, in its words. */
export interface Rate {
  status: string;
  score: number;
  episodes: number;
  chapters: number;
  volumes: number;
  rewatches: number;
  text: string | null;
}

export const EMPTY: Rate = {
  status: 'planned',
  score: 0,
  episodes: 0,
  chapters: 0,
  volumes: 0,
  rewatches: 0,
  text: null,
};

export const STATUSES = [
  'planned',
  'watching',
  'rewatching',
  'completed',
  'on_hold',
  'dropped',
] as const;

const LONGEST_TEXT = 4096;

/** What was sent, as far as it is of use: the service passes over the rest. */
export const cleaned = (sent: Readonly<Record<string, unknown>>): Partial<Rate> => {
  const { status, score, text } = sent;
  const counts = ['episodes', 'chapters', 'volumes', 'rewatches'].flatMap((name) =>
    Number.isInteger(sent[name]) && (sent[name] as number) >= 0 ? [[name, sent[name]]] : [],
  );
  const isScore = Number.isInteger(score) && (score as number) >= 0 && (score as number) <= 10;
  return {
    ...Object.fromEntries(counts),
    ...(STATUSES.includes(status as 'planned') && { status: status as string }),
    ...(isScore && { score: score as number }),
    ...(text === null && { text }),
    ...(typeof text === 'string' && { text: text.slice(0, LONGEST_TEXT) }),
  };
};

const capped = (rate: Rate, { kind, total, volumes }: KeptWork): Rate => ({
  ...rate,
  ...(kind === 'anime' && total !== null && { episodes: Math.min(rate.episodes, total) }),
  ...(kind === 'manga' && total !== null && { chapters: Math.min(rate.chapters, total) }),
  ...(kind === 'manga' && volumes && { volumes: Math.min(rate.volumes, volumes) }),
});

const full = (rate: Rate, { kind, total, volumes }: KeptWork): Rate => ({
  ...rate,
  ...(kind === 'anime' && total !== null && { episodes: total }),
  ...(kind === 'manga' && total !== null && { chapters: total }),
  ...(kind === 'manga' && volumes && { volumes }),
});

const NONE = { episodes: 0, chapters: 0, volumes: 0 };

const byStatus = (rate: Rate, sent: Partial<Rate>, before: Rate, work: KeptWork): Rate => {
  if (rate.status === before.status) return rate;
  if (rate.status === 'completed') return full(rate, work);
  if (rate.status === 'rewatching') return { ...rate, ...NONE, ...countsIn(sent) };
  return rate;
};

const countsIn = ({ episodes, chapters, volumes }: Partial<Rate>) => ({
  ...(episodes !== undefined && { episodes }),
  ...(chapters !== undefined && { chapters }),
  ...(volumes !== undefined && { volumes }),
});

/** A count that moves tells the service a status, unless one came with it. */
const byCount = (rate: Rate, sent: Partial<Rate>, before: Rate, work: KeptWork): Rate => {
  const name = work.kind === 'anime' ? 'episodes' : 'chapters';
  if (sent[name] === undefined || rate[name] === before[name]) return rate;
  if (rate[name] === work.total && rate.status !== 'completed') {
    const isAgain = before.status === 'rewatching';
    return {
      ...full(rate, work),
      status: 'completed',
      rewatches: rate.rewatches + (isAgain ? 1 : 0),
    };
  }
  if (sent.status !== undefined) return rate;
  if (before[name] === 0 && before.status === 'planned') return { ...rate, status: 'watching' };
  return rate[name] === 0 ? { ...rate, status: 'planned' } : rate;
};

/** Chapters and volumes take each other back to 0. */
const byOtherCount = (rate: Rate, sent: Partial<Rate>): Rate => {
  if (sent.volumes === 0 && sent.chapters === undefined) return { ...rate, chapters: 0 };
  return sent.chapters === 0 && sent.volumes === undefined ? { ...rate, volumes: 0 } : rate;
};

/** An entry after a change, with everything that the service adds to it. */
export const changed = (sent: Partial<Rate>, before: Rate, work: KeptWork): Rate => {
  const rate = capped({ ...before, ...sent }, work);
  return byOtherCount(byCount(byStatus(rate, sent, before, work), sent, before, work), sent);
};

/** An entry as REST shows it. */
export const shownRate = (row: KeptRow<Rate>) => ({
  id: row.id,
  user_id: Number(row.accountId),
  target_id: Number(row.workId),
  target_type: row.kind === 'anime' ? 'Anime' : 'Manga',
  ...row.fields,
  text_html: row.fields.text ?? '',
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
