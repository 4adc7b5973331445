import { baseUrl } from '#platform/address.ts';
import { Refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { findUser, preferencesOf } from '#slices/accounts/index.ts';
import type { CustomList } from '#slices/lists/index.ts';
import { listOptionsOf, rowOrderOf } from '../queries/list-options.ts';
import { customListsOf, ownerOf, scoreFormatOf } from '../queries/list.ts';
import { SECTIONS, type ListOwner } from '../rules/list.ts';
import { numberOf } from '../rules/number.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { ListPage } from './list-page.ts';
import { refusal } from '../reasons.ts';

const part = (resolve: () => unknown): FieldRule<ListOwner> => ({
  resolve,
  extensions: { isPart: true },
});

const own = ({ caller }: RequestContext): { id: string; username: string } => {
  const { userId: id, username } = caller;
  if (id === null || username === null) throw refusal('UNAUTHENTICATED', 'COMPAT_UNAUTHORIZED');
  return { id, username };
};

const viewer: FieldRule<unknown> = {
  resolve: (_root, _args, context): ListOwner => ({ ...own(context), reading: 'own' }),
};

interface UserArguments {
  id?: number | null;
  name?: string | null;
  search?: string | null;
}

const user: FieldRule<unknown, UserArguments> = {
  resolve: (_root, { id = null, name, search }, context): Promise<ListOwner> =>
    ownerOf(context, { userId: id, userName: name ?? search ?? null }),
};

/** Users are found by their whole name. */
const users: FieldRule<ListPage, UserArguments> = {
  resolve: (list, { id = null, name, search }, context) => {
    const userName = name ?? search ?? null;
    if (id === null && userName === null) return list.cut([]);
    const found = ownerOf(context, { userId: id, userName }).then(
      (owner) => [owner],
      (error: unknown) => {
        if (error instanceof Refusal) return [];
        throw error;
      },
    );
    return list.cutLater(found);
  },
};

const createdAt: FieldRule<ListOwner> = {
  resolve: async ({ id }, _args, { app }) => {
    const found = await findUser(app.db, id);
    return found ? Math.floor(found.createdAt.getTime() / 1000) : null;
  },
};

/** What apps read of one of the lists. Only its owner sees the custom lists. */
const listOptionsFor = async (
  { app }: RequestContext,
  { id }: ListOwner,
  { lists, medium }: { lists: readonly CustomList[]; medium: CustomList['media'] },
) => {
  const options = await listOptionsOf(app.db, id, medium);
  const { sectionOrder } = options;
  return {
    ...options,
    sectionOrder: sectionOrder.length > 0 ? sectionOrder : SECTIONS,
    customLists: lists.filter(({ media }) => media === medium).map(({ name }) => name),
  };
};

const mediaListOptions: FieldRule<ListOwner> = {
  resolve: async (owner, _args, context) => {
    const lists = await customListsOf(context, owner);
    return {
      scoreFormat: await scoreFormatOf(context, owner),
      rowOrder: await rowOrderOf(context.app.db, owner),
      animeList: await listOptionsFor(context, owner, { lists, medium: 'ANIME' }),
      mangaList: await listOptionsFor(context, owner, { lists, medium: 'MANGA' }),
    };
  },
  extensions: { isPart: true },
};

/** Preferences are private, so other users get the defaults. */
const options: FieldRule<ListOwner> = {
  resolve: async ({ id, reading }, _args, { app, caller }) => {
    const isOwn = reading === 'own';
    const isRead =
      isOwn && (caller.scopes.includes('read:list') || caller.scopes.includes('read:profile'));
    return {
      titleLanguage: isRead ? (await preferencesOf(app.db, id)).titleLanguage : 'ROMAJI',
      displayAdultContent: isOwn ? caller.canSeeAdult : null,
      notificationOptions: [],
      disabledListActivity: [],
    };
  },
  extensions: { isPart: true },
};

const siteUrl: FieldRule<ListOwner> = {
  resolve: ({ username }, _args, { app }) => `${baseUrl(app.settings)}/user/${username}`,
};

export const userRules = {
  Query: { Viewer: viewer, User: user },
  Page: { users },
  User: {
    id: { resolve: ({ id }: ListOwner) => numberOf(id) },
    name: { resolve: ({ username }: ListOwner) => username },
    siteUrl,
    avatar: part(() => ({})),
    options,
    mediaListOptions,
    createdAt,
    unreadNotificationCount: { resolve: () => 0 },
  },
  MediaListOptions: {
    animeList: { extensions: { isPart: true } },
    mangaList: { extensions: { isPart: true } },
  },
} satisfies SchemaRules;
