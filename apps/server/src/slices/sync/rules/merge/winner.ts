import { isNew } from './changed.ts';
import { laterSide } from './clock.ts';
import type { SyncField, SyncStatus } from './entry.ts';
import type { SharedCase, Side } from './merge-case.ts';
import type { ConflictRule } from './merge-result.ts';

/** Which side keeps its value, and why. */
export interface Winner {
  side: Side;
  rule: ConflictRule;
}

/** From the weakest. */
const PRECEDENCE: readonly SyncStatus[] = [
  'planning',
  'paused',
  'dropped',
  'current',
  'completed',
  'repeating',
];

const larger = (local: number, remote: number): Side => (local > remote ? 'local' : 'remote');

const byPrecedence = ({ local, remote }: SharedCase): Winner => ({
  side: larger(PRECEDENCE.indexOf(local.status), PRECEDENCE.indexOf(remote.status)),
  rule: 'status-precedence',
});

const byClock = (entry: SharedCase, field: SyncField): Winner | undefined => {
  const side = laterSide(entry, field);
  return side && { side, rule: 'later-wins' };
};

const OURS: Winner = { side: 'local', rule: 'local-default' };

const ofScore = (entry: SharedCase): Winner => {
  const { local, remote } = entry;
  if (isNew(entry, 'score') && (local.score === null || remote.score === null))
    return { ...OURS, side: local.score === null ? 'remote' : 'local' };
  return byClock(entry, 'score') ?? OURS;
};

/** Whether one of two dates only states the other more exactly. */
const areCompatible = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const ofDate = ({ local, remote }: SharedCase, field: 'startedAt' | 'completedAt'): Winner => {
  const [here, there] = [local[field] ?? '', remote[field] ?? ''];
  if (areCompatible(here, there)) return { side: larger(here.length, there.length), rule: 'finer' };
  const isHereLater = here > there;
  if (field === 'startedAt') return { side: isHereLater ? 'remote' : 'local', rule: 'earliest' };
  return { side: isHereLater ? 'local' : 'remote', rule: 'latest' };
};

const ofNotes = ({ local, remote }: SharedCase): Winner => {
  const [here, there] = [local.notes ?? '', remote.notes ?? ''];
  if (there.includes(here)) return { side: 'remote', rule: 'longer-contains' };
  return here.includes(there) ? { side: 'local', rule: 'longer-contains' } : OURS;
};

/** A rewatch starts from 0, so the side that is repeating knows how far it is. */
const ofUnits = (
  { local, remote }: SharedCase,
  field: 'progress' | 'progressVolumes',
  repeating: Side | undefined,
): Winner =>
  repeating === undefined
    ? { side: larger(local[field], remote[field]), rule: 'max' }
    : { side: repeating, rule: 'repeating-side' };

/**
 * The side whose value stays if both changed a field, or if nothing is known about it before the first run.
 * @param repeating the side that is repeating, if its status stays and the other side is not
 */
export const winnerOf = (
  entry: SharedCase,
  field: SyncField,
  repeating: Side | undefined,
): Winner => {
  switch (field) {
    case 'status':
      return (isNew(entry, field) ? undefined : byClock(entry, field)) ?? byPrecedence(entry);
    case 'progress':
    case 'progressVolumes':
      return ofUnits(entry, field, repeating);
    case 'score':
      return ofScore(entry);
    case 'repeatCount':
      return { side: larger(entry.local[field], entry.remote[field]), rule: 'max' };
    case 'startedAt':
    case 'completedAt':
      return ofDate(entry, field);
    case 'notes':
      return ofNotes(entry);
    case 'private':
      return { side: entry.local.private ? 'local' : 'remote', rule: 'private-wins' };
  }
};
