import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import { MAPPING_KINDS, type EpisodeId } from '../model.ts';
import { Refusals, MAPPING_FILE_LIMITS, requireSize, type MappingFile } from './mapping-file.ts';
import { digits, episodeNumber, externalId, season } from './number.ts';
import { refusal } from '../reasons.ts';

const COLUMNS = ['kind', 'id', 'show', 'season', 'number'] as const;

const row = z.object({
  kind: z.string().trim().toLowerCase().pipe(z.enum(MAPPING_KINDS)),
  id: digits(externalId),
  show: digits(externalId),
  season: digits(season),
  number: digits(episodeNumber),
});

const recordsOf = (text: string): Record<string, string>[] => {
  requireSize(text);
  try {
    return parse(text, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      to: MAPPING_FILE_LIMITS.rows,
      max_record_size: 10_000,
    }) as unknown as Record<string, string>[];
  } catch (error) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_CSV', { cause: (error as Error).message });
  }
};

/**
 * Reads ids of single episodes from the columns `kind,id,show,season,number`, in any order.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readEpisodeCsv = (text: string): MappingFile => {
  const records = recordsOf(text);
  const missing = COLUMNS.filter((name) => !(name in (records[0] ?? {})));
  if (missing.length > 0) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_COLUMNS_MISSING', {
      columns: COLUMNS.join(','),
      missing: missing.join(', '),
    });
  }
  const refusals = new Refusals();
  const episodes = new Map<string, EpisodeId>();
  for (const [index, raw] of records.entries()) {
    const parsed = row.safeParse(raw);
    const ref = `line ${index + 2}`;
    if (!parsed.success) refusals.refuse(ref, objectionOf(parsed.error));
    else if (episodes.has(`${parsed.data.kind} ${parsed.data.id}`))
      refusals.refuse(ref, 'gives an id twice');
    else episodes.set(`${parsed.data.kind} ${parsed.data.id}`, parsed.data);
  }
  const { refused, refusedCount } = refusals;
  return { anime: [], rules: [], episodes: [...episodes.values()], refused, refusedCount };
};
