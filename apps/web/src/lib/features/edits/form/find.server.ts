import type { RequestEvent } from '@sveltejs/kit';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { catalogWords } from '#lib/features/catalog/words.ts';
import { fieldWords } from '../field-words.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { FINDS } from './edit-form-document.server.ts';
import type { Parts } from './part.ts';
import { type ListName, ROW_KINDS } from './row-kinds.ts';

/** Something that was found, and the row that it becomes. */
export interface FoundRow {
  title: string;
  more: string;
  parts: Parts;
}

/** What was found for a list. */
export interface Found {
  list: ListName;
  query: string;
  rows: FoundRow[];
}

const MOST_LETTERS = 200;
const TYPES = { works: ['ANIME', 'MANGA'], people: ['PERSON'] } as const;

type Results = NonNullable<Awaited<ReturnType<typeof search>>>;

const search = async (event: RequestEvent, list: ListName, query: string) => {
  const { finds } = ROW_KINDS[list];
  if (!finds || query === '') return null;
  return (await execute(event, FINDS, { query, types: [...TYPES[finds]] })).search;
};

const worksIn = (
  { anime, manga }: Results,
  event: RequestEvent,
  ownId: string | null,
): FoundRow[] => {
  const { locale, titles } = event.locals.preferences;
  const [say, catalog] = [fieldWords(locale), catalogWords(locale)];
  const found = [
    ...(anime ?? []).map((work) => ({ medium: 'ANIME' as const, work, year: work.seasonYear })),
    ...(manga ?? []).map((work) => ({
      medium: 'MANGA' as const,
      work,
      year: work.startDate?.slice(0, 4) ?? null,
    })),
  ];
  return found
    .filter(({ work }) => work.id !== ownId)
    .map(({ medium, work, year }) => {
      const title = mainTitle(work, titles).text;
      const more = [say.media[medium], catalog.formats(work.format), year ? String(year) : ''];
      return {
        title,
        more: [...new Set(more)].filter(Boolean).join(say.comma),
        parts: { medium, site: 'tsuzuki', id: work.id, kind: '', workTitle: title },
      };
    });
};

const peopleIn = ({ people }: Results): FoundRow[] =>
  (people ?? []).map(({ name, nameNative }) => ({
    title: name,
    more: nameNative === null || nameNative === name ? '' : nameNative,
    parts: { name, nameNative: nameNative ?? '' },
  }));

/** What may be added to a list. The work itself is not among it. */
export async function findRows(
  event: RequestEvent,
  { list, query: text, ownId }: { list: ListName; query: string; ownId: string | null },
): Promise<Found> {
  const query = text.trim().slice(0, MOST_LETTERS);
  const results = await search(event, list, query);
  const rows = results ? [...worksIn(results, event, ownId), ...peopleIn(results)] : [];
  return { list, query, rows };
}
