import type { RequestContext } from '#platform/graphql/context.ts';
import { catalogue, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { shownFavourites, type ListMedia } from '#slices/lists/index.ts';
import type { ListOwner } from '../rules/list.ts';
import { mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { filled } from './connection.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, PAGE, type PageArguments } from './list-page.ts';

const mediaOfId = (
  { app, caller }: RequestContext,
  medium: ListMedia,
  id: string,
): Media | undefined => {
  const isVisible = visibleTo(caller);
  if (medium === 'ANIME') {
    const anime = app.get(catalogue).anime(id);
    return anime && isVisible(anime) ? mediaOf(anime) : undefined;
  }
  const manga = app.get(mangaCatalogue).get(id);
  return manga && isVisible(manga) ? mediaOfManga(manga) : undefined;
};

/** The favourite works of somebody as far as the caller may see them; one's own with the scope to read lists. */
const works = (medium: ListMedia): FieldRule<ListOwner, PageArguments> => ({
  resolve: async ({ id: userId, reading }, args, context) => {
    const isHidden = reading === 'own' && !context.caller.scopes.includes('read:list');
    const list = { userId, media: medium, reading };
    const ids = isHidden ? [] : await shownFavourites(context.app.db, list);
    const edges = ids.flatMap((workId) => {
      const node = mediaOfId(context, medium, workId);
      return node ? [{ id: node.id, node, isMainStudio: false }] : [];
    });
    return filled(edges, args);
  },
  extensions: { sizeArgument: 'perPage', page: PAGE, cost: LIST_COST },
});

/** Works alone can be favourites here. */
const none: FieldRule<ListOwner, PageArguments> = {
  resolve: (_owner, args) => filled([], args),
  extensions: { isPart: true },
};

/** Connections of characters are all empty, and made of their page alone. */
const noCharacters: FieldRule<ListOwner, PageArguments> = {
  resolve: (_owner, args) => new ListPage(args),
  extensions: { isPart: true },
};

export const favouriteRules = {
  User: {
    favourites: { resolve: (owner: ListOwner) => owner, extensions: { isPart: true } },
  },
  Favourites: {
    anime: works('ANIME'),
    manga: works('MANGA'),
    characters: noCharacters,
    staff: none,
    studios: none,
  },
} satisfies SchemaRules;
