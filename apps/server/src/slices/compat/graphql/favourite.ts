import type { Media } from '#slices/catalog/values.ts';
import { shownFavourites } from '#slices/lists/index.ts';
import type { ListOwner } from '../rules/list.ts';
import { mediaById } from '../queries/media.ts';
import { filled } from './connection.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { PAGE, type PageArguments } from './list-page.ts';

/** The favourite works of a user, as far as the caller may see them. The caller's own need the scope to read lists. */
const works = (medium: Media): FieldRule<ListOwner, PageArguments> => ({
  resolve: async ({ id: userId, reading }, args, context) => {
    const isHidden = reading === 'own' && !context.caller.scopes.includes('read:list');
    const list = { userId, media: medium, reading };
    const ids = isHidden ? [] : await shownFavourites(context.app.db, list);
    const edges = ids.flatMap((workId) => {
      const node = mediaById(context, medium, workId);
      return node ? [{ id: node.id, node, isMainStudio: false }] : [];
    });
    return filled(edges, args);
  },
  extensions: { sizeArgument: 'perPage', page: PAGE, cost: LIST_COST },
});

/** Only works can be favourites here. */
const none: FieldRule<ListOwner, PageArguments> = {
  resolve: (_owner, args) => filled([], args),
  extensions: { isPart: true },
};

export const favouriteRules = {
  User: {
    favourites: { resolve: (owner: ListOwner) => owner, extensions: { isPart: true } },
  },
  Favourites: {
    anime: works('ANIME'),
    manga: works('MANGA'),
    characters: none,
    staff: none,
    studios: none,
  },
} satisfies SchemaRules;
