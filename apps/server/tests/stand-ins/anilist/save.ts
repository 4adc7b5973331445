import { GraphQLError } from 'graphql';
import type { KeptRow } from '../kit/lists.ts';
import { type AnilistFields, type AnilistLists, EMPTY, type FuzzyDate, NO_DATE } from './state.ts';

/** An error in the form of the service, whose status is also that of the answer. */
export const fault = (message: string, status: number, more: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { status, ...more } });

type Bounds = readonly [least: number, most: number];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  scoreRaw: [0, 100],
  score: [0, 100],
  progress: [0, 65_535],
  progressVolumes: [0, 65_535],
  repeat: [0, 1000],
  priority: [0, 255],
};

const LONGEST_NOTES = 6000;

const checked = (args: Readonly<Record<string, unknown>>): void => {
  const validation: Record<string, string[]> = {};
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    const value = args[name];
    if (typeof value === 'number' && (value < least || value > most))
      validation[name] = [`The ${name} must be between ${least} and ${most}.`];
  }
  const { notes } = args;
  if (typeof notes === 'string' && notes.length > LONGEST_NOTES)
    validation['notes'] = [`The notes may not be greater than ${LONGEST_NOTES} characters.`];
  if (Object.keys(validation).length > 0) throw fault('validation', 400, { validation });
};

/** Where the day of the server begins. */
const SERVER_ZONE = 'America/Los_Angeles';

const today = (now: Date): FuzzyDate => {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('en-CA', {
    timeZone: SERVER_ZONE,
    dateStyle: 'short',
  })
    .format(now)
    .split('-')
    .map(Number);
  return { year, month, day };
};

const dateOf = (given: unknown): FuzzyDate => ({ ...NO_DATE, ...(given as FuzzyDate | null) });

/** Scores in the format of the account, as raw ones. */
const RAW: Readonly<Record<string, (score: number) => number>> = {
  POINT_100: (score) => score,
  POINT_10_DECIMAL: (score) => score * 10,
  POINT_10: (score) => score * 10,
  POINT_5: (stars) => (stars === 0 ? 0 : stars * 20 - 10),
  POINT_3: (face) => [0, 35, 60, 85][face] ?? 0,
};

type Args = Readonly<Record<string, unknown>>;

const scoreOf = ({ scoreFormat }: AnilistLists, args: Args): Partial<AnilistFields> => {
  if (typeof args['scoreRaw'] === 'number') return { scoreRaw: args['scoreRaw'] };
  const raw = RAW[scoreFormat];
  return typeof args['score'] === 'number' && raw ? { scoreRaw: raw(args['score']) } : {};
};

const changesOf = (lists: AnilistLists, args: Args, wasCompleted: boolean, now: Date) => {
  const { id: _id, mediaId: _mediaId, score: _score, startedAt, completedAt, ...given } = args;
  const isFinished = args['status'] === 'COMPLETED' && !wasCompleted;
  return {
    ...given,
    ...scoreOf(lists, args),
    ...(startedAt !== undefined && { startedAt: dateOf(startedAt) }),
    ...(completedAt !== undefined && { completedAt: dateOf(completedAt) }),
    // The service dates what is completed with its own day, unless it is told a date.
    ...(isFinished && completedAt === undefined && { completedAt: today(now) }),
  };
};

const targetOf = (lists: AnilistLists, accountId: string, { id, mediaId }: Args) => {
  const known = typeof id === 'number' ? lists.rows.get(id) : undefined;
  if (id !== undefined && known?.accountId !== accountId) throw fault('Not Found.', 404);
  if (known) return { kind: known.kind, workId: known.workId };
  for (const kind of ['anime', 'manga'] as const)
    if (lists.work(kind, String(mediaId))) return { kind, workId: String(mediaId) };
  throw fault('validation', 400, { validation: { mediaId: ['The selected media is invalid.'] } });
};

/** Creates or changes an entry of an account. */
export const saveEntry = (
  lists: AnilistLists,
  accountId: string,
  args: Args,
  now: Date,
): KeptRow<AnilistFields> => {
  checked(args);
  const target = { accountId, ...targetOf(lists, accountId, args) };
  const before = lists.rowOf(accountId, target.kind, target.workId)?.fields ?? EMPTY;
  const changes = changesOf(lists, args, before.status === 'COMPLETED', now);
  return lists.put(target, { ...before, ...changes }, now);
};

export const deleteEntry = (
  lists: AnilistLists,
  accountId: string,
  id: number,
): { deleted: boolean } => {
  if (lists.rows.get(id)?.accountId !== accountId) throw fault('Not Found.', 404);
  return { deleted: lists.rows.delete(id) };
};
