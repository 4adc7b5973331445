import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { isOpenTo } from '#slices/profiles/index.ts';
import { figureChanges } from './change-topic.ts';
import {
  FEWEST_SCORES,
  FEWEST_SHARED,
  MOST_COMPARED,
  MOST_KEPT,
  MOST_USERS,
  RECENT_DAYS,
} from './model.ts';

/** The entries that anybody may see. */
const openEntries = sql`
  select entry.* from lists.entry entry
  where deleted_at is null and visibility = 'PUBLIC'
    and ${isOpenTo(null, { owner: sql`entry.user_id`, thing: 'list', audience: 'public' })}`;

/** The favourites that anybody may see: one of an entry that is not public would tell of the entry. */
const openFavourites = sql`
  select favourite.* from lists.favourite
  where ${isOpenTo(null, { owner: sql`favourite.user_id`, thing: 'list', audience: 'public' })}
    and not exists (select from lists.entry where entry.user_id = favourite.user_id and entry.media = favourite.media
      and entry.work_id = favourite.work_id and entry.deleted_at is null and entry.visibility <> 'PUBLIC')`;

/** Counts anew on how many lists each work is, what it was scored, whose favourite it is, and how many did something with it lately. */
export const countFigures = async (app: App): Promise<void> => {
  const since = new Date(app.clock.now().getTime() - RECENT_DAYS * DAY_MS);
  await app.db.transaction().execute(async (tx) => {
    await sql`delete from trends.figure`.execute(tx);
    await sql`
      with open as (${openEntries}), recent as (
        select open.work_id, count(distinct open.user_id) as users
        from lists.activity join open on open.id = activity.entry_id
        where activity.updated_at >= ${since} group by open.work_id
      ), listed as (
        select open.work_id, min(open.media) as media, count(*) as users, count(open.score) as scores,
          case when count(open.score) >= ${FEWEST_SCORES} then avg(open.score) end as mean_score,
          coalesce(min(recent.users), 0) as recent_users
        from open left join recent on recent.work_id = open.work_id
        group by open.work_id
      ), favoured as (
        select work_id, min(media) as media, count(*) as users from (${openFavourites}) favourite group by work_id
      )
      insert into trends.figure (work_id, media, users, scores, mean_score, recent_users, favourites)
      select work_id, coalesce(listed.media, favoured.media), coalesce(listed.users, 0), coalesce(scores, 0), mean_score,
        coalesce(recent_users, 0), coalesce(favoured.users, 0)
      from listed full join favoured using (work_id)`.execute(tx);
    await announceChange(tx, figureChanges, null);
  });
};

/**
 * Computes anew which works are on the lists of the same users. What somebody plans or dropped is no recommendation, and of a long list only the
 * best part is compared, so that the work grows with the number of users alone.
 */
export const findRecommendations = async (app: App): Promise<void> => {
  await app.db.transaction().execute(async (tx) => {
    await sql`delete from trends.recommendation`.execute(tx);
    await sql`
      with open as (${openEntries} and status not in ('PLANNING', 'DROPPED')), reader as (
        select user_id from open group by user_id order by max(updated_at) desc limit ${MOST_USERS}
      ), compared as (
        select user_id, media, work_id from (
          select user_id, media, work_id,
            row_number() over (partition by user_id, media order by score desc nulls last, updated_at desc, work_id) as place
          from open join reader using (user_id)) ranked
        where place <= ${MOST_COMPARED}
      ), known as (
        select work_id, count(*) as users from compared group by work_id
      ), pair as (
        select a.work_id, b.work_id as other_id, count(*) as shared
        from compared a join compared b on b.user_id = a.user_id and b.media = a.media and b.work_id <> a.work_id
        group by a.work_id, b.work_id having count(*) >= ${FEWEST_SHARED}
      ), ranked as (
        select pair.*, shared / sqrt(one.users::real * other.users) as strength,
          row_number() over (partition by pair.work_id
            order by shared / sqrt(one.users::real * other.users) desc, shared desc, other_id) as place
        from pair join known one on one.work_id = pair.work_id join known other on other.work_id = pair.other_id
      )
      insert into trends.recommendation (work_id, other_id, shared, strength)
      select work_id, other_id, shared, strength from ranked where place <= ${MOST_KEPT}`.execute(
      tx,
    );
  });
};
