import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readNumber, readProgress, readRepeats, readScore, readVolumes } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { Any } from './said.ts';
import { readTitle } from './text.ts';

const Entry = z.object({
  name: z.string().min(1),
  status: Any,
  rating: Any,
  eps: Any,
  ch: Any,
  vol: Any,
  times: Any,
  started: Any,
  completed: Any,
});

const File = z.object({
  export: z.object({ type: z.enum(['anime', 'manga']) }),
  entries: z.array(z.unknown()),
});

/** How often somebody repeated a work. The site's count includes the first time. */
const repeatsOf = (times: unknown): unknown => {
  const count = readNumber(times);
  return count === null ? (times ?? undefined) : Math.max(0, count - 1);
};

const readEntry = (
  value: unknown,
  { line, kind, today }: { line: number; kind: WorkKind; today: string },
): Reading => {
  const { data: entry } = Entry.safeParse(value);
  if (!entry) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const title = readTitle(entry.name);
  return entryRow(
    { line, kind, ids: {}, title },
    {
      word: entry.status,
      counted: readProgress(kind === 'anime' ? entry.eps : entry.ch, kind),
      more: [
        readVolumes(kind === 'anime' ? undefined : entry.vol),
        readScore(entry.rating, 5),
        readRepeats(repeatsOf(entry.times)),
        readSpan(readDate(entry.started, today), readDate(entry.completed, today)),
      ],
    },
  );
};

/** Anime-Planet's export of anime or of manga. Works have their names there and no ids. */
export const readAnimePlanet: FormatReader = function* ({ bytes, today }) {
  const { data: file } = File.safeParse(jsonOf(bytes));
  if (!file) throw notBy('Anime-Planet');
  const kind = file.export.type;
  for (const [index, entry] of file.entries.entries())
    yield readEntry(entry, { line: index + 1, kind, today });
};
