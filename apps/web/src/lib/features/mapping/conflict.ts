import { resolve } from '$app/paths';

/** Which contradictions between rules to show. */
export interface ConflictFilter {
  kind: 'TMDB' | 'TVDB' | null;
  source: string | null;
  isOpen: boolean;
  offset: number;
}

/** As many as the API answers at once. */
export const CONFLICTS_A_PAGE = 20;

const MOST_SOURCE = 100;
const MOST_PAGES = 5_000;

/** Reads the filter from the address of the page; what is not understood filters nothing. */
export const parseConflictFilter = (params: URLSearchParams): ConflictFilter => {
  const kind = params.get('in');
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= MOST_PAGES;
  return {
    kind: kind === 'TMDB' || kind === 'TVDB' ? kind : null,
    source: params.get('source')?.trim().slice(0, MOST_SOURCE) || null,
    isOpen: params.has('open'),
    offset: isPage ? (page - 1) * CONFLICTS_A_PAGE : 0,
  };
};

/** The address of a page of contradictions. */
export const conflictsAt = ({ kind, source, isOpen, offset }: ConflictFilter): string => {
  const params = new URLSearchParams({
    ...(kind && { in: kind }),
    ...(source && { source }),
    ...(isOpen && { open: '1' }),
    ...(offset > 0 && { page: String(offset / CONFLICTS_A_PAGE + 1) }),
  });
  return `${resolve('/mapping')}?${params.toString()}#conflicts`;
};
