import { resolve } from '$app/paths';
import { GROUPS } from './groups.ts';

const EDIT_VIEWS = ['open', 'changes', 'all'] as const;
/** Which edits a page lists: those that wait, the changes that were made, or all edits. */
type EditView = (typeof EDIT_VIEWS)[number];

export const KINDS = ['CREATE', 'CHANGE', 'MERGE', 'SPLIT', 'DELETE', 'RESTORE'] as const;
export const MEDIA = ['ANIME', 'MANGA'] as const;
/** Days that an edit waits at least. */
export const AGES = ['1', '3', '7', '30'] as const;
export const REVIEWERS = ['me', 'nobody'] as const;
/** What an edit waits for, apart from a decision. */
export const WAITS = ['answer', 'votes'] as const;

/** Which of the open edits to list; null for all. */
export interface QueueFilter {
  kind: (typeof KINDS)[number] | null;
  media: (typeof MEDIA)[number] | null;
  group: (typeof GROUPS)[number] | null;
  age: (typeof AGES)[number] | null;
  reviewer: (typeof REVIEWERS)[number] | null;
  waits: (typeof WAITS)[number] | null;
}

/** Which edits to list. */
export interface EditFilter {
  view: EditView;
  workId: string | null;
  user: string | null;
  queue: QueueFilter;
}

const MOST_NAME = 64;

const textOf = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.trim().slice(0, MOST_NAME) || null;

const choiceOf = <Word extends string>(
  params: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null => words.find((word) => word === params.get(name)) ?? null;

/** Open edits of all kinds. */
export const WHOLE_QUEUE: QueueFilter = {
  kind: null,
  media: null,
  group: null,
  age: null,
  reviewer: null,
  waits: null,
};

const queueOf = (params: URLSearchParams): QueueFilter => ({
  kind: choiceOf(params, 'kind', KINDS),
  media: choiceOf(params, 'media', MEDIA),
  group: choiceOf(params, 'group', GROUPS),
  age: choiceOf(params, 'age', AGES),
  reviewer: choiceOf(params, 'reviewer', REVIEWERS),
  waits: choiceOf(params, 'waits', WAITS),
});

/** Reads the filter from the address of the page. The history of a work or a user begins with what was changed. */
export const parseEditFilter = (params: URLSearchParams): EditFilter => {
  const workId = textOf(params, 'work');
  const user = textOf(params, 'user');
  const view = EDIT_VIEWS.find((one) => one === params.get('show'));
  return {
    view: view ?? (workId || user ? 'changes' : 'open'),
    workId,
    user,
    queue: queueOf(params),
  };
};

/** How many filters of the queue are set. */
export const queueCount = (queue: QueueFilter): number =>
  Object.values(queue).filter((value) => value !== null).length;

/** The address of a list of edits. */
export const editsAt = (filter: EditFilter, after?: string | null): string => {
  const { view, workId, user, queue } = filter;
  const queued = view === 'open' ? Object.entries(queue) : [];
  const params = new URLSearchParams({
    ...(workId && { work: workId }),
    ...(user && { user }),
    show: view,
    ...Object.fromEntries(queued.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...(after && { after }),
  });
  return `${resolve('/edits')}?${params.toString()}`;
};

/** The feed of the changes of a work, of a user, or of all. */
export const feedAt = ({ workId, user }: Pick<EditFilter, 'workId' | 'user'>): string => {
  const params = new URLSearchParams({ ...(workId && { work: workId }), ...(user && { user }) });
  const query = params.toString();
  return `${resolve('/edits/feed')}${query && '?'}${query}`;
};
