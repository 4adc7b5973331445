import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import type { WorkKind } from '#slices/catalog/values.ts';
import { refusal } from '../reasons.ts';
import { LIMITS, spoken } from './limits.ts';

/** The parts of a backup of Mihon and related apps that we read. The field numbers are those of its messages. */
export interface BackupWork {
  kind: WorkKind;
  title: string;
  /** Whether it is in the library; undefined if the field is missing. */
  isFavorite: boolean | undefined;
  /** The highest number of a chapter or episode that was read. */
  lastRead: number;
  tracking: BackupTracking[];
  categories: number[];
  notes: string;
}

export interface BackupTracking {
  syncId: number;
  mediaId: number;
  title: string;
  lastChapterRead: number;
  totalChapters: number;
  score: number;
  status: number;
  /** Milliseconds since 1970; 0 if there is none. */
  startedAt: number;
  finishedAt: number;
  isPrivate: boolean;
}

export interface BackupCategory {
  name: string;
  order: number;
  id: number;
}

export interface Backup {
  works: BackupWork[];
  /** Each kind has its own categories. */
  categories: Record<WorkKind, BackupCategory[]>;
}

/** The readers of fields by their numbers. Every other field is skipped. */
type Fields<Message> = Readonly<
  Record<number, (message: Message, reader: BinaryReader, wire: WireType) => void>
>;

const read = <Message>(bytes: Uint8Array, empty: Message, fields: Fields<Message>): Message => {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const take = fields[number];
    if (take) take(empty, reader, wire);
    else reader.skip(wire, number);
  }
  return empty;
};

/** 64-bit numbers arrive as bigint. Ids and times are small enough for a number. */
const long = (reader: BinaryReader): number => Number(reader.int64());

const emptyTracking = (): BackupTracking => ({
  syncId: 0,
  mediaId: 0,
  title: '',
  lastChapterRead: 0,
  totalChapters: 0,
  score: 0,
  status: 0,
  startedAt: 0,
  finishedAt: 0,
  isPrivate: false,
});

const TRACKING: Fields<BackupTracking> = {
  1: (m, r) => void (m.syncId = r.int32()),
  3: (m, r) => void (m.mediaId ||= r.int32()),
  5: (m, r) => void (m.title = r.string()),
  6: (m, r) => void (m.lastChapterRead = r.float()),
  7: (m, r) => void (m.totalChapters = r.int32()),
  8: (m, r) => void (m.score = r.float()),
  9: (m, r) => void (m.status = r.int32()),
  10: (m, r) => void (m.startedAt = long(r)),
  11: (m, r) => void (m.finishedAt = long(r)),
  12: (m, r) => void (m.isPrivate = r.bool()),
  100: (m, r) => void (m.mediaId = long(r) || m.mediaId),
};

interface Unit {
  number: number;
  isRead: boolean;
}

const UNIT: Fields<Unit> = {
  4: (m, r) => void (m.isRead = r.bool()),
  9: (m, r) => void (m.number = r.float()),
};

/** A repeated number is packed into one field, or each is written separately. */
const longs = (reader: BinaryReader, wire: WireType): number[] => {
  if (wire !== WireType.LengthDelimited) return [long(reader)];
  const end = reader.uint32() + reader.pos;
  const numbers: number[] = [];
  while (reader.pos < end) {
    const number = long(reader);
    if (numbers.length < MOST_PARTS) numbers.push(number);
  }
  return numbers;
};

/** Categories and trackers beyond this are skipped: nobody has that many. */
const MOST_PARTS = 1_000;

const add = <Part>(parts: Part[], more: readonly Part[]): void => {
  if (parts.length + more.length <= MOST_PARTS) parts.push(...more);
};

/** Chapters are not stored, because each message of three bytes would become an object. */
const readUnit = (work: BackupWork, bytes: Uint8Array): void => {
  const { isRead, number } = read(bytes, { number: 0, isRead: false }, UNIT);
  if (isRead && number > work.lastRead) work.lastRead = number;
};

const WORK: Fields<BackupWork> = {
  3: (m, r) => void (m.title = r.string()),
  16: (m, r) => readUnit(m, r.bytes()),
  17: (m, r, wire) => add(m.categories, longs(r, wire)),
  18: (m, r) => add(m.tracking, [read(r.bytes(), emptyTracking(), TRACKING)]),
  100: (m, r) => void (m.isFavorite = r.bool()),
  110: (m, r) => void (m.notes = r.string()),
  // The user's own title, in forks that allow one.
  800: (m, r) => void (m.title ||= r.string()),
};

const CATEGORY: Fields<BackupCategory> = {
  1: (m, r) => void (m.name = r.string()),
  2: (m, r) => void (m.order = long(r)),
  3: (m, r) => void (m.id = long(r)),
};

const emptyWork = (kind: WorkKind): BackupWork => ({
  kind,
  title: '',
  isFavorite: undefined,
  lastRead: 0,
  notes: '',
  tracking: [],
  categories: [],
});

type Take = Fields<Backup>[number];

const takeWork =
  (kind: WorkKind): Take =>
  (m, r) => {
    m.works.push(read(r.bytes(), emptyWork(kind), WORK));
    if (m.works.length > LIMITS.rows)
      throw refusal('BAD_USER_INPUT', 'BACKUP_HAS_TOO_MANY_TITLES', { most: spoken(LIMITS.rows) });
  };

const takeCategory =
  (kind: WorkKind): Take =>
  (m, r) =>
    add(m.categories[kind], [read(r.bytes(), { name: '', order: 0, id: 0 }, CATEGORY)]);

/** Aniyomi adds anime, under two field numbers so far. */
const BACKUP: Fields<Backup> = {
  1: takeWork('manga'),
  2: takeCategory('manga'),
  3: takeWork('anime'),
  4: takeCategory('anime'),
  501: takeWork('anime'),
  502: takeCategory('anime'),
};

/** Reads the one message of a backup. @throws for bytes that are not a backup */
export const readBackup = (bytes: Uint8Array): Backup =>
  read<Backup>(bytes, { works: [], categories: { anime: [], manga: [] } }, BACKUP);
