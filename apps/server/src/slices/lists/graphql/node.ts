import type { RequestContext } from '#platform/graphql/context.ts';
import { addStoredNodes, byId, ownerFor } from '#platform/graphql/node.ts';
import { mayRead } from '#platform/graphql/tier.ts';
import { MEDIA, type Media, shelfOf, visibleTo } from '#slices/catalog/index.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import { sightById, type Thing } from '#slices/profiles/index.ts';
import { activitiesOfAnybody } from '../queries/activity.ts';
import { customLists } from '../queries/custom-list.ts';
import { playsOf } from '../queries/history.ts';
import { entriesOfAnybody, type Entry } from '../queries/stored-entry.ts';
import { VISIBLE_TO } from '../rules/word.ts';

/** Adult works on other users' lists are left out unless the caller has chosen to see them. */
const isShownWork = ({ app, caller }: RequestContext, { media, workId }: Entry): boolean => {
  const work = shelfOf(app, media).get(workId);
  return work !== undefined && visibleTo(caller)(work);
};

/** An object of a user's list or activity, and who may see it. */
interface Kept {
  id: string;
  userId: string;
  visibility: Visibility;
}

/** Whether the caller is its owner, or may see it on the owner's profile. */
const isShown = async (context: RequestContext, thing: Thing, kept: Kept): Promise<boolean> => {
  const { caller } = context;
  if (kept.userId === caller.userId) return ownerFor(caller, 'read:list') !== null;
  const sight = await sightById(context, kept.userId);
  return (
    Boolean(sight?.sees(thing)) &&
    VISIBLE_TO[sight?.audience(thing) ?? 'public'].includes(kept.visibility)
  );
};

const shownOf = async <Item extends Kept>(
  context: RequestContext,
  thing: Thing,
  items: readonly Item[],
): Promise<Map<string, Item>> => {
  const shown = await Promise.all(items.map((item) => isShown(context, thing, item)));
  return byId(items.filter((_item, at) => shown[at]));
};

const entriesOf = (media: Media) => async (context: RequestContext, ids: readonly string[]) => {
  if (!mayRead(context.caller, 'core')) return new Map<string, Entry>();
  const entries = await entriesOfAnybody(context.app.db, { media, ids });
  const isOwn = ({ userId }: Entry) => userId === context.caller.userId;
  const allowed = entries.filter((entry) => isOwn(entry) || isShownWork(context, entry));
  return shownOf(context, 'list', allowed);
};

addStoredNodes('AnimeListEntry', entriesOf('ANIME'));
addStoredNodes('MangaListEntry', entriesOf('MANGA'));

addStoredNodes('Activity', async (context, ids) => {
  if (!mayRead(context.caller, 'core')) return new Map();
  return shownOf(context, 'activity', await activitiesOfAnybody(context.app.db, ids));
});

addStoredNodes('Play', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await playsOf(app.db, { userId, reading: 'own', ids }));
});

addStoredNodes('CustomList', async ({ app, caller }) => {
  const userId = ownerFor(caller, 'read:list');
  if (userId === null) return new Map();
  const lists = [];
  for (const media of MEDIA) lists.push(...(await customLists(app.db, { userId, media })));
  return byId(lists);
});
