import type { StreamingLink } from '#slices/catalog/index.ts';
import type { Run } from '../rules/run.ts';

/** A row of bangumi-data, in our words; the catalogue is made of these. */
export interface Work {
  title: string;
  /** BCP 47 tag of `title`. */
  lang: string;
  /** Further titles by language, the most common form first. */
  translations: Partial<Record<string, readonly string[]>>;
  run: Run;
  officialSite: string | null;
  ids: readonly WorkId[];
  streaming: readonly StreamingLink[];
}

/** An id at another database, `site` and `id` as the catalogue writes them. */
export interface WorkId {
  site: string;
  id: string;
}

export const idAt = (work: Pick<Work, 'ids'>, site: string): string | undefined =>
  work.ids.find((id) => id.site === site)?.id;
