import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { showKeysOf } from '../rules/place.ts';
import { ignoreShow } from '../ignored-show.ts';
import { lockWords } from '../lock-words.ts';
import { retryIgnored, retryOfShow, UNMATCHED } from '../../inbox/retry.ts';
import { settleDelivery } from '../../inbox/settle.ts';
import { endQuestion, endSuggestion } from '../../inbox/asked.ts';
import { takeBack } from '../../pipeline/list.ts';
import { takeDelivery, watchedEvent, type DeliveryInHand } from './act.ts';
import { refusal } from '../../reasons.ts';

/**
 * Marks the show of a delivery as not anime: undoes what the delivery wrote, and ignores the show on this server from now on.
 * @throws Refusal `NOT_FOUND`, or `CONFLICT` for a delivery that was not watched or has no show
 */
export const ignoreDeliveryShow = async (
  app: App,
  tx: Tx,
  inHand: DeliveryInHand,
): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  const { event, summary } = await watchedEvent(app, tx, delivery);
  const tokenId = delivery.origin.id;
  const ignoredShowId = await ignoreShow(app, tx, { tokenId, event });
  await takeBack(app, tx, inHand.by, delivery);
  const told = { ...summary, isWatched: true, matches: [], ignoredShowId };
  await settleDelivery(app, tx, delivery, { outcome: 'ignored_show', summary: told });
  const outcomes = [...UNMATCHED, 'to_be_asked'] as const;
  await retryOfShow(app, tx, { tokenId, keys: showKeysOf(event), outcomes });
  await endQuestion(tx, delivery.origin);
  await endSuggestion(tx, delivery.origin);
};

/** Stops ignoring a show, and processes its deliveries of the last seven days again. @throws Refusal `NOT_FOUND`. */
export const unignoreShow = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  await lockWords(tx, userId);
  const row = await tx
    .deleteFrom('scrobble.ignored_show')
    .where('id', '=', id)
    .where('token_id', 'in', (eb) =>
      eb.selectFrom('scrobble.token').select('id').where('user_id', '=', userId),
    )
    .returning('token_id')
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'IGNORED_SHOW_NOT_FOUND');
  await retryIgnored(app, tx, { tokenId: row.token_id, ignoredShowId: id });
};
