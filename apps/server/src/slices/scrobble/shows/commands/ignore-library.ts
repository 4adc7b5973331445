import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { takeDelivery, type DeliveryInHand } from '../../corrections/commands/act.ts';
import { decodeDelivery } from '../../inbox/decode.ts';
import { endSuggestion } from '../../inbox/asked.ts';
import { processDelivery } from '../../inbox/process.ts';
import { retryOfLibrary } from '../../inbox/retry.ts';
import { takeBack } from '../../pipeline/list.ts';
import { refusal } from '../../reasons.ts';

/** As many as the settings take. */
const MOST_LIBRARIES = 50;

/**
 * Ignores the library of a delivery from now on, undoes what the delivery wrote, and does no longer ask about what waits from that library.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if the server names no library, or too many are ignored
 */
export const ignoreDeliveryLibrary = async (
  app: App,
  tx: Tx,
  inHand: DeliveryInHand,
): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  const { decoded } = await decodeDelivery(delivery);
  const library = decoded.outcome === 'playback' ? decoded.event.library : null;
  if (library === null) throw refusal('CONFLICT', 'DELIVERY_WITHOUT_LIBRARY');
  const ignored = await addLibrary(tx, delivery.origin.id, library.slice(0, 200));
  await takeBack(app, tx, inHand.by, delivery);
  const settings = { ...delivery.origin.settings, ignoredLibraries: ignored };
  const origin = { ...delivery.origin, settings };
  await processDelivery(app, tx, { ...delivery, origin, batchId: null });
  await retryOfLibrary(app, tx, { tokenId: origin.id, library });
  await endSuggestion(tx, origin);
};

const addLibrary = async (tx: Tx, tokenId: string, library: string): Promise<string[]> => {
  const { rows } = await sql<{ ignored: string[] }>`
    update scrobble.token set ignored_libraries = case when lower(${library}) in (select lower(name) from unnest(ignored_libraries) as name)
      then ignored_libraries else ignored_libraries || ${library}::text end
    where id = ${tokenId}::uuid and (cardinality(ignored_libraries) < ${MOST_LIBRARIES}
      or ${library} = any(ignored_libraries))
    returning ignored_libraries as ignored`.execute(tx);
  const [row] = rows;
  if (!row) throw refusal('CONFLICT', 'IGNORED_LIBRARIES_EXHAUSTED', { most: MOST_LIBRARIES });
  return row.ignored;
};
