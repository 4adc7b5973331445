import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { refusal } from '#platform/errors.ts';
import { LIMITS } from './bytes.ts';

/** What is read of a backup of Mihon; the field numbers are those of its messages. */
export interface BackupManga {
  title: string;
  isFavorite: boolean;
  chapters: { number: number; isRead: boolean }[];
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
  /** Milliseconds since 1970; 0 where there is none. */
  startedAt: number;
  finishedAt: number;
  isPrivate: boolean;
}

export interface Backup {
  manga: BackupManga[];
  categories: { name: string; order: number; id: number }[];
}

/** What to do with a field, by its number; every other field is left out. */
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

/** 64-bit numbers arrive as bigint; ids and times are far below what a number holds. */
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

const CHAPTER: Fields<BackupManga['chapters'][number]> = {
  4: (m, r) => void (m.isRead = r.bool()),
  9: (m, r) => void (m.number = r.float()),
};

/** A repeated number is packed into one field, or written once each. */
const longs = (reader: BinaryReader, wire: WireType): number[] => {
  if (wire !== WireType.LengthDelimited) return [long(reader)];
  const end = reader.uint32() + reader.pos;
  const numbers: number[] = [];
  while (reader.pos < end) numbers.push(long(reader));
  return numbers;
};

const MANGA: Fields<BackupManga> = {
  3: (m, r) => void (m.title = r.string()),
  16: (m, r) => void m.chapters.push(read(r.bytes(), { number: 0, isRead: false }, CHAPTER)),
  17: (m, r, wire) => void m.categories.push(...longs(r, wire)),
  18: (m, r) => void m.tracking.push(read(r.bytes(), emptyTracking(), TRACKING)),
  100: (m, r) => void (m.isFavorite = r.bool()),
  110: (m, r) => void (m.notes = r.string()),
};

const CATEGORY: Fields<Backup['categories'][number]> = {
  1: (m, r) => void (m.name = r.string()),
  2: (m, r) => void (m.order = long(r)),
  3: (m, r) => void (m.id = long(r)),
};

const emptyManga = (): BackupManga => ({
  title: '',
  isFavorite: false,
  notes: '',
  chapters: [],
  tracking: [],
  categories: [],
});

const BACKUP: Fields<Backup> = {
  1: (m, r) => {
    m.manga.push(read(r.bytes(), emptyManga(), MANGA));
    if (m.manga.length > LIMITS.rows)
      throw refusal('BAD_USER_INPUT', `The backup has more than ${LIMITS.rows} manga.`);
  },
  2: (m, r) => void m.categories.push(read(r.bytes(), { name: '', order: 0, id: 0 }, CATEGORY)),
};

/** Reads the one message of a backup. @throws for bytes that are none. */
export const readBackup = (bytes: Uint8Array): Backup =>
  read<Backup>(bytes, { manga: [], categories: [] }, BACKUP);
