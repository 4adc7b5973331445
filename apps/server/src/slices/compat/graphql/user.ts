import { baseUrl } from '#platform/address.ts';
import { refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { listOf, ownerOf } from '../queries/list.ts';
import { SECTIONS, type ListOwner } from '../rules/list.ts';
import { numberOf } from '../rules/number.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

const part = (resolve: () => unknown): FieldRule<ListOwner> => ({
  resolve,
  extensions: { isPart: true },
});

const own = ({ caller }: RequestContext): { id: string; username: string } => {
  const { userId: id, username } = caller;
  if (id === null || username === null) throw refusal('UNAUTHENTICATED', 'Unauthorized.');
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

const createdAt: FieldRule<ListOwner> = {
  resolve: async ({ id }, _args, { app }) => {
    const found = await findUser(app, id);
    return found ? Math.floor(found.createdAt.getTime() / 1000) : null;
  },
};

const statistics: FieldRule<ListOwner> = {
  resolve: async (owner, _args, context) => {
    if (owner.reading === 'own') requireScope(context.caller, 'read:list');
    const { entries } = await listOf(context, owner);
    const episodesWatched = entries.reduce((sum, { entry }) => sum + entry.progress, 0);
    return { anime: { count: entries.length, episodesWatched }, manga: {} };
  },
  extensions: { cost: LIST_COST },
};

const sections = () => ({
  sectionOrder: SECTIONS,
  splitCompletedSectionByFormat: false,
  customLists: [],
  advancedScoring: [],
  advancedScoringEnabled: false,
});

const listOptions = () => ({
  scoreFormat: 'POINT_100',
  rowOrder: 'updatedAt',
  animeList: sections(),
  mangaList: sections(),
});

const countOf = (field: string): FieldRule<Readonly<Record<string, number>>> => ({
  resolve: (figures) => figures[field] ?? 0,
});

const COUNTS = [
  'count',
  'meanScore',
  'standardDeviation',
  'minutesWatched',
  'episodesWatched',
  'chaptersRead',
  'volumesRead',
];

export const userRules = {
  Query: { Viewer: viewer, User: user },
  User: {
    id: { resolve: ({ id }: ListOwner) => numberOf(id) },
    name: { resolve: ({ username }: ListOwner) => username },
    siteUrl: { resolve: (_user: ListOwner, _args: object, { app }) => baseUrl(app.settings) },
    avatar: part(() => ({})),
    options: part(() => ({ titleLanguage: 'ROMAJI', displayAdultContent: true })),
    mediaListOptions: part(listOptions),
    statistics,
    createdAt,
    unreadNotificationCount: { resolve: () => 0 },
  },
  MediaListOptions: {
    animeList: { extensions: { isPart: true } },
    mangaList: { extensions: { isPart: true } },
  },
  UserStatistics: Object.fromEntries(COUNTS.map((field) => [field, countOf(field)])),
} satisfies SchemaRules;
