import { act, asOneBatch, toggleFavourite } from '#slices/lists/index.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import { writingOwner } from '../queries/own-entry.ts';
import { targetOfMedia, type Target } from '../queries/target.ts';
import { refusal } from '../reasons.ts';
import { WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

interface ToggleArguments {
  animeId?: number | null;
  mangaId?: number | null;
}

const toggleFavourites: FieldRule<unknown, ToggleArguments> = {
  resolve: async (_root, { animeId, mangaId }, context) => {
    const { app } = context;
    const owner = writingOwner(context);
    const named: [Medium, number | null | undefined][] = [
      ['ANIME', animeId],
      ['MANGA', mangaId],
    ];
    const works: Target[] = [];
    for (const [type, id] of named) {
      if (id != null) works.push(await targetOfMedia(context, owner, { type, id }));
    }
    if (works.length === 0) throw refusal('FORBIDDEN', 'COMPAT_ONLY_WORKS');
    await act(context, (tx, writer) =>
      asOneBatch(app, tx, writer, async () => {
        for (const { medium: media, workId } of works) {
          await toggleFavourite(app, tx, writer, { media, workId });
        }
      }),
    );
    return owner;
  },
  extensions: { cost: WRITE_COST },
};

/** Changes of favourites. Only works can be favourites here. */
export const favouriteWriteRules = {
  Mutation: { ToggleFavourite: toggleFavourites },
} satisfies SchemaRules;
