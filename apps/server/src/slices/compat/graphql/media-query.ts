import type { RequestContext } from '#platform/graphql/context.ts';
import { ownList } from '../queries/list.ts';
import { findMedia, type MediaArguments } from '../queries/media.ts';
import type { Media } from '../rules/media.ts';
import { SEARCH_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { refusal } from '../reasons.ts';

/** Whether to return only media on the caller's list, or only others. */
export interface OnList {
  onList?: boolean | null;
}

const besideList = async (
  context: RequestContext,
  args: MediaArguments,
  onList: boolean,
): Promise<Media[]> => {
  const { byMedia } = await ownList(context);
  return findMedia(context, args, ({ id }) => byMedia.has(id) === onList);
};

/** The media that a query selects, without a promise unless it needs the caller's list. */
export const mediaFor = (
  context: RequestContext,
  { onList, ...args }: MediaArguments & OnList,
): Media[] | Promise<Media[]> =>
  onList == null ? findMedia(context, args) : besideList(context, args, onList);

const first = (found: readonly Media[]): Media => {
  const [media] = found;
  if (!media) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return media;
};

const media: FieldRule<unknown, MediaArguments & OnList> = {
  resolve: (_root, args, context) => {
    const found = mediaFor(context, args);
    return found instanceof Promise ? found.then(first) : first(found);
  },
  extensions: { cost: SEARCH_COST },
};

export const mediaQueryRules = { Query: { Media: media } } satisfies SchemaRules;
