import type { RequestContext } from '#platform/graphql/context.ts';
import {
  animeOfStudio,
  creditsOfPerson,
  people,
  studios,
  type Person,
  type Studio,
} from '#slices/catalog/index.ts';
import { ownList } from '../queries/list.ts';
import { findStaff, findStudios, type NameArguments } from '../queries/people.ts';
import { conditionOf } from '../rules/condition.ts';
import { MEDIA_FILTERS, MEDIA_ORDERS, mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { numberOf, numberOfEdge } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';
import { ROLE_NAMES } from '../rules/staff.ts';
import { filled, type Filled } from './connection.ts';
import { SEARCH_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { type ListPage, PAGE, type PageArguments } from './list-page.ts';
import { refusal } from '../reasons.ts';

/** A person in AniList's form. */
export interface Staff {
  person: Person;
}

/** A studio in AniList's form. */
export interface StudioOfMedia {
  studio: Studio;
}

const first = <Item>([item]: readonly Item[]): Item => {
  if (!item) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return item;
};

const staffOf = (context: RequestContext, args: NameArguments): Staff[] =>
  findStaff(context, args).map((person) => ({ person }));

const studiosOf = (context: RequestContext, args: NameArguments): StudioOfMedia[] =>
  findStudios(context, args).map((studio) => ({ studio }));

const one = <Item>(
  find: (context: RequestContext, args: NameArguments) => Item[],
): FieldRule<unknown, NameArguments> => ({
  resolve: (_root, args, context) => first(find(context, args)),
  extensions: { cost: SEARCH_COST },
});

const page = <Item>(
  find: (context: RequestContext, args: NameArguments) => Item[],
): FieldRule<ListPage, NameArguments> => ({
  resolve: (list, args, context) => list.cut(find(context, args)),
  extensions: { cost: SEARCH_COST },
});

interface WorksArguments extends PageArguments {
  type?: Media['type'] | null;
  onList?: boolean | null;
  sort?: readonly (string | null)[] | null;
}

interface WorkEdge {
  id: number;
  media: Media;
  node: Media;
  staffRole: string | null;
  isMainStudio: boolean;
}

/** The works of a person, the newest first unless the query sorts otherwise. */
const worksOf = async (
  edges: readonly WorkEdge[],
  { type, onList, sort, ...args }: WorksArguments,
  context: RequestContext,
): Promise<Filled<WorkEdge>> => {
  const fits = conditionOf({ type }, MEDIA_FILTERS);
  const listed = onList == null ? null : (await ownList(context)).byMedia;
  const found = edges.filter(
    ({ media }) => fits(media) && (listed === null || listed.has(media.id) === onList),
  );
  const readers = Object.fromEntries(
    Object.entries(MEDIA_ORDERS).map(([name, read]) => [
      name,
      ({ media }: WorkEdge) => read(media),
    ]),
  );
  return filled(inOrder(found, sort ?? [], readers), args);
};

const edgeOf = (
  media: Media,
  of: string,
  more: Pick<WorkEdge, 'staffRole' | 'isMainStudio'>,
): WorkEdge => ({
  id: numberOfEdge(of, media.id, more.staffRole ?? ''),
  media,
  node: media,
  ...more,
});

const creditEdges = (
  { person }: Staff,
  { app, caller }: RequestContext,
  isVoice: boolean,
): WorkEdge[] =>
  creditsOfPerson(app.get(people), person, caller)
    .filter(({ role }) => (role === 'VOICE_ACTOR') === isVoice)
    .map((credit) => {
      const media = credit.kind === 'anime' ? mediaOf(credit.work) : mediaOfManga(credit.work);
      return edgeOf(media, person.id, { staffRole: ROLE_NAMES[credit.role], isMainStudio: false });
    });

const WORKS = { sizeArgument: 'perPage', page: PAGE, cost: SEARCH_COST } as const;

const credited = (isVoice: boolean): FieldRule<Staff, WorksArguments> => ({
  resolve: (staff, args, context) => worksOf(creditEdges(staff, context, isVoice), args, context),
  extensions: WORKS,
});

interface StudioWorksArguments extends WorksArguments {
  isMain?: boolean | null;
}

const ofStudio: FieldRule<StudioOfMedia, StudioWorksArguments> = {
  resolve: ({ studio }, { isMain, ...args }, context) => {
    const known = context.app.get(studios);
    const edges = animeOfStudio(known, studio, context.caller).map((anime) => {
      const [main = ''] = anime.studios;
      const isMainStudio = known.named(main)?.id === studio.id;
      return edgeOf(mediaOf(anime), studio.id, { staffRole: null, isMainStudio });
    });
    const wanted = edges.filter((edge) => isMain == null || edge.isMainStudio === isMain);
    return worksOf(wanted, args, context);
  },
  extensions: WORKS,
};

const nameOf = ({ person: { name, nameNative } }: Staff) => ({
  full: name,
  native: nameNative,
  userPreferred: name,
  alternative: [],
});

const part = <Source>(resolve: (source: Source) => unknown): FieldRule<Source> => ({
  resolve,
  extensions: { isPart: true },
});

/** People and studios by number and by name, with their works. */
export const peopleRules = {
  Query: { Staff: one(staffOf), Studio: one(studiosOf) },
  Page: {
    staff: page(staffOf),
    studios: page(studiosOf),
  },
  Staff: {
    id: { resolve: ({ person }: Staff) => numberOf(person.id) },
    name: part(nameOf),
    // The library anilist-node crashes without a text.
    description: { resolve: () => '' },
    image: part(() => ({})),
    dateOfBirth: part(() => ({})),
    dateOfDeath: part(() => ({})),
    primaryOccupations: { resolve: () => [] },
    yearsActive: { resolve: () => [] },
    isFavourite: { resolve: () => false },
    isFavouriteBlocked: { resolve: () => true },
    characters: {
      resolve: (_staff: Staff, args: PageArguments) => filled([], args),
      extensions: { isPart: true },
    },
    staffMedia: credited(false),
    characterMedia: credited(true),
  },
  Studio: {
    id: { resolve: ({ studio }: StudioOfMedia) => numberOf(studio.id) },
    name: { resolve: ({ studio }: StudioOfMedia) => studio.name },
    isAnimationStudio: { resolve: () => true },
    isFavourite: { resolve: () => false },
    media: ofStudio,
  },
} satisfies SchemaRules;
