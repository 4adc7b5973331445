import { stat } from 'node:fs/promises';
import type { AnimeClaim, MangaClaim, Media } from '#slices/catalog/index.ts';
import { Title } from '../manga/field.ts';
import type { ReadOptions } from '../manga/source.ts';
import { animeClaimOf } from './anime-claim.ts';
import { type DetailsOf, readSubjectDetails, type SubjectDetails } from './details.ts';
import { entryFilesOf } from './entries.ts';
import { mangaClaimOf } from './manga-claim.ts';
import { BANGUMI_ARCHIVE, readRows, type Reading } from './read-rows.ts';
import { Subject } from './rows.ts';
import { mediumOf } from './subject.ts';
import { TakenSubjects } from './taken-subjects.ts';

/** An archive whose works are known. What is broken in it has been refused. */
export interface OpenArchive {
  idsOf(medium: Media): string[];
  anime(): AsyncGenerator<AnimeClaim>;
  manga(): AsyncGenerator<MangaClaim>;
}

const takeSubjects = async (reading: Reading): Promise<TakenSubjects> => {
  const taken = new TakenSubjects();
  for await (const subject of readRows(reading, 'subjects', Subject)) {
    const medium = mediumOf(subject);
    if (!medium) continue;
    if (Title.safeParse(subject.name).success) taken.take(subject.id, medium);
    else {
      const ref = `subject ${subject.id}`;
      reading.refuse({ source: BANGUMI_ARCHIVE, ref, reason: 'has no title' });
    }
  }
  return taken;
};

async function* claimsOf<Claim>(
  reading: Reading,
  medium: Media,
  claimOf: (subject: Subject) => Claim | null,
): AsyncGenerator<Claim> {
  // The rows that are broken were refused when the subjects were taken.
  const again = { ...reading, refuse: () => {} };
  for await (const subject of readRows(again, 'subjects', Subject)) {
    if (mediumOf(subject) !== medium) continue;
    const claim = claimOf(subject);
    if (claim) yield claim;
  }
}

const NOTHING: SubjectDetails = {
  episodes: [],
  count: null,
  lastOn: null,
  characters: [],
  staff: [],
  related: [],
};

/** The details of all works if the archive is whole: its subjects alone have none. */
const detailsIn = async (reading: Reading, taken: TakenSubjects): Promise<DetailsOf> =>
  reading.fileOf('episodes') === null ? () => NOTHING : readSubjectDetails(reading, taken);

/** Reads the archive, or its subjects alone: first which works it has, then what belongs to them. The works themselves are read as they are asked for. */
export const openArchive = async ({ file, refuse }: ReadOptions): Promise<OpenArchive> => {
  const reading = { fileOf: await entryFilesOf(file), refuse };
  const asOf = (await stat(file)).mtime.toISOString().slice(0, 10);
  const taken = await takeSubjects(reading);
  const detailsOf = await detailsIn(reading, taken);
  return {
    idsOf: (medium) => taken.idsOf(medium),
    anime: () =>
      claimsOf(reading, 'ANIME', (subject) => animeClaimOf(subject, detailsOf(subject), asOf)),
    manga: () => claimsOf(reading, 'MANGA', (subject) => mangaClaimOf(subject, detailsOf(subject))),
  };
};
