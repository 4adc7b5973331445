import type { RequestContext } from '#platform/graphql/context.ts';
import { act, toggleFavourite } from '#slices/lists/index.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import { findMedia } from '../queries/media.ts';
import { writingOwner } from '../queries/own-entry.ts';
import { refusal } from '../reasons.ts';
import { WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

interface ToggleArguments {
  animeId?: number | null;
  mangaId?: number | null;
}

const toggle = async (
  context: RequestContext,
  type: Medium,
  number: number | null | undefined,
): Promise<void> => {
  if (number == null) return;
  const [media] = findMedia(context, { id: number, type });
  if (!media) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  const work = { media: type, workId: media.work.id };
  await act(context, (tx, writer) => toggleFavourite(context.app, tx, writer, work));
};

const toggleFavourites: FieldRule<unknown, ToggleArguments> = {
  resolve: async (_root, { animeId, mangaId }, context) => {
    const owner = writingOwner(context);
    if (animeId == null && mangaId == null) throw refusal('FORBIDDEN', 'COMPAT_ONLY_WORKS');
    await toggle(context, 'ANIME', animeId);
    await toggle(context, 'MANGA', mangaId);
    return owner;
  },
  extensions: { cost: WRITE_COST },
};

/** Changes of favourites. Only works can be favourites here. */
export const favouriteWriteRules = {
  Mutation: { ToggleFavourite: toggleFavourites },
} satisfies SchemaRules;
