import { resolve } from '$app/paths';

const EDIT_VIEWS = ['open', 'changes', 'all'] as const;
/** Which edits a page lists: those that wait, the changes that were made, or all edits. */
type EditView = (typeof EDIT_VIEWS)[number];

/** Which edits to list. */
export interface EditFilter {
  view: EditView;
  workId: string | null;
  user: string | null;
}

const MOST_NAME = 64;

const textOf = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.trim().slice(0, MOST_NAME) || null;

/** Reads the filter from the address of the page. The history of a work or a user begins with what was changed. */
export const parseEditFilter = (params: URLSearchParams): EditFilter => {
  const workId = textOf(params, 'work');
  const user = textOf(params, 'user');
  const view = EDIT_VIEWS.find((one) => one === params.get('show'));
  return { view: view ?? (workId || user ? 'changes' : 'open'), workId, user };
};

/** The address of a list of edits. */
export const editsAt = ({ view, workId, user }: EditFilter, after?: string | null): string => {
  const params = new URLSearchParams({
    ...(workId && { work: workId }),
    ...(user && { user }),
    show: view,
    ...(after && { after }),
  });
  return `${resolve('/edits')}?${params.toString()}`;
};
