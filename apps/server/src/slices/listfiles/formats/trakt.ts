import type { FormatReader } from '#slices/exchange/values.ts';
import { refusal } from '../reasons.ts';
import { jsonOf } from './bytes.ts';
import { itemsOf, readItem } from './trakt-rows.ts';
import { isZip, unzip } from './zip.ts';

const MEMBERS =
  /(?:^|\/)(?:watched-history(?:-\d+)?|ratings-(?:shows|seasons|movies)|lists-watchlist)\.json$/u;

const membersOf = async (bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> => {
  if (!isZip(bytes)) return new Map([['', bytes]]);
  const members = await unzip(bytes, MEMBERS);
  if (members.size > 0) return members;
  throw refusal('BAD_USER_INPUT', 'TRAKT_ARCHIVE_EMPTY');
};

/** Trakt's own export, a zip (history, ratings of shows, seasons and films, the watchlist), one of its files, or a response of its API. */
export const readTrakt: FormatReader = async function* ({ bytes, today }) {
  let line = 0;
  for (const [name, content] of await membersOf(bytes)) {
    const items = jsonOf(content);
    if (!Array.isArray(items)) continue;
    for (const item of items.flatMap(itemsOf)) {
      line += 1;
      const reading = readItem(name, item, { line, today });
      if (reading) yield reading;
    }
  }
};
