import { sql } from 'kysely';
import type { AnimeClaim } from '../anime-claim.ts';
import type { AnimeFormat, PartialDate } from '../model.ts';
import { titleKey } from '../rules/title-key.ts';
import { animeByLatinTitle } from './anime-by-latin-title.ts';
import type { FindByTitle } from './find-works.ts';

interface Namesake {
  id: string;
  key: string;
  format: AnimeFormat;
  startOn: PartialDate;
}

const isSame = (claim: AnimeClaim, { format, startOn }: Namesake): boolean =>
  claim.format === format && claim.startOn?.slice(0, 4) === startOn.slice(0, 4);

/** Finds anime with the same native title that are of the same kind and began in the same year. */
const byNativeTitle: FindByTitle<AnimeClaim> = async (tx, source, claims) => {
  const titled = claims.flatMap((claim) =>
    claim.titleNative && claim.startOn && claim.format
      ? [{ claim, key: titleKey(claim.titleNative) }]
      : [],
  );
  const keys = [...new Set(titled.map(({ key }) => key))];
  const { rows } = await sql<Namesake>`
    select id, title_key as key, format, start_on as "startOn" from catalog.anime
    where title_key = any(${keys}::text[]) and start_on is not null and not exists (
      select from catalog.claim where work_id = anime.id and source = ${source})`.execute(tx);
  const namesakes = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    titled.flatMap(({ claim, key }) => {
      const same = (namesakes.get(key) ?? []).filter((each) => isSame(claim, each));
      return same.length > 0
        ? [[claim.sourceId, { workIds: same.map(({ id }) => id), isSure: true }] as const]
        : [];
    }),
  );
};

/** Finds anime by their native title, or by titles in Latin letters where that finds none. */
export const animeByTitle: FindByTitle<AnimeClaim> = async (tx, source, claims) => {
  const byNative = await byNativeTitle(tx, source, claims);
  const open = claims.filter(({ sourceId }) => !byNative.has(sourceId));
  return new Map([...byNative, ...(await animeByLatinTitle(tx, source, open))]);
};
