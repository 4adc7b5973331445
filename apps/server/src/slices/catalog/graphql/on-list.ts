import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media } from '../media.ts';

/** Where somebody stands with a work: the words of lists, which filters here take as well. */
export const ListStatusEnum = builder.enumType('ListStatus', {
  description: 'The status of a work on a list.',
  values: valuesOf<'CURRENT' | 'PLANNING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'REPEATING'>({
    CURRENT: 'Watching or reading it.',
    PLANNING: 'Plans to watch or read it.',
    COMPLETED: 'Finished it.',
    DROPPED: 'Stopped before the end, for good.',
    PAUSED: 'Stopped for now.',
    REPEATING: 'Watching or reading it again.',
  }),
});
type ListStatus = typeof ListStatusEnum.$inferType;

/** Reads which works of one kind are on the list of a caller, of some statuses or of all. @throws Refusal for a caller without a list. */
type ListReader = (
  context: RequestContext,
  media: Media,
  statuses: readonly ListStatus[] | null,
) => Promise<ReadonlySet<string>>;

let readList: ListReader | undefined;

/** The lists are right of the catalogue: they say here how they are read. */
export const readListsBy = (reader: ListReader): void => {
  readList = reader;
};

/** Its answers are the caller's alone: a document that names it is never shared. */
const PERSONAL = { isPersonal: true };

export const onListArgs = builder.args((t) => ({
  onMyList: t.boolean({
    extensions: PERSONAL,
    description: 'Only works on the caller’s list, or with false only others.',
  }),
  listStatus: t.field({
    type: [ListStatusEnum],
    extensions: PERSONAL,
    description:
      'Only works on the caller’s list with one of these statuses; with "onMyList: false" only all others.',
  }),
}));

export interface OnListArguments {
  onMyList?: boolean | null | undefined;
  listStatus?: readonly ListStatus[] | null | undefined;
}

/** Whether the list of the caller is asked about at all. */
export const isListed = ({ onMyList, listStatus }: OnListArguments): boolean =>
  onMyList != null || listStatus != null;

/** Goes on with whether a work is asked for by the list of the caller; at once when the list is not asked about. */
export const byList = <Result>(
  context: RequestContext,
  { media, onMyList, listStatus }: OnListArguments & { media: Media },
  work: (isAsked: (id: string) => boolean) => Result,
): Result | Promise<Result> => {
  if (!isListed({ onMyList, listStatus })) return work(() => true);
  if (!readList) throw new Error('Nobody reads lists.');
  const isWanted = onMyList ?? true;
  return readList(context, media, listStatus ?? null).then((ids) =>
    work((id) => ids.has(id) === isWanted),
  );
};
