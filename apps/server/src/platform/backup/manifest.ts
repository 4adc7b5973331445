import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { refusal } from '#platform/operation-reasons.ts';

export const FORMAT = 'tsuzuki-backup/1';
/** Written last: a folder without it holds no whole backup. */
export const MANIFEST = 'manifest.json';

const Sum = { bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/u) };
const Name = z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/u);

const Table = z.object({
  /** With its schema: `lists.entry`. */
  name: Name,
  columns: z.array(z.string()).min(1),
  rows: z.int(),
  ...Sum,
});

const Sequence = z.object({ name: Name, value: z.string(), isCalled: z.boolean() });

/** A file of the data folder. */
const KeptFile = z.object({
  path: z
    .string()
    .refine((name) => path.posix.normalize(name) === name && /^[^./\\][^\\]*$/u.test(name)),
  ...Sum,
});

/** What a backup holds. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that wrote it. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Those that the database had. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table),
  /** Jobs that had not run, a JSON object a row. */
  jobs: Table,
  sequences: z.array(Sequence),
  files: z.array(KeptFile),
});

export type Manifest = z.infer<typeof Manifest>;
export type KeptTable = z.infer<typeof Table>;
export type KeptFile = z.infer<typeof KeptFile>;

/** Where a backup has the rows of a table. */
export const tablePath = ({ name }: Pick<KeptTable, 'name'>): string => `tables/${name}.gz`;
/** Where a backup has a file of the data folder. */
export const filePath = (file: Pick<KeptFile, 'path'>): string => `data/${file.path}`;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The manifest of a backup. @throws Refusal if there is none that this program reads */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw refusal('BAD_USER_INPUT', 'BACKUP_MISSING', { folder });
  const content = jsonOf(text);
  const stated = z.object({ format: z.string() }).safeParse(content).data?.format;
  if (stated !== undefined && stated !== FORMAT)
    throw refusal('BAD_USER_INPUT', 'BACKUP_FORMAT_UNKNOWN', { folder, format: stated });
  const manifest = Manifest.safeParse(content);
  if (manifest.success) return manifest.data;
  throw refusal('BAD_USER_INPUT', 'BACKUP_BROKEN', { folder, files: MANIFEST });
};
