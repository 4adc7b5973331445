import { readListsBy } from '#slices/catalog/index.ts';
import { listedWorks } from '../queries/entries.ts';
import { ownerOf } from './writer.ts';

readListsBy((context, media, statuses) =>
  listedWorks(context.app.db, { userId: ownerOf(context), media, reading: 'own', statuses }),
);
