import type { Slice } from '#platform/slice.ts';
import { findAnimeOfMediaBy } from '#slices/catalog/index.ts';
import './graphql/index.ts';
import { mapping as readModel } from './read-model/mapping.ts';
import { animeInOrder } from './rules/first-season.ts';
import { audits } from './vocabulary.ts';
import { reasons } from './reasons.ts';

findAnimeOfMediaBy((app, { kind, level, id, season }) =>
  animeInOrder(app.get(readModel).rulesOf(kind, level, id), season),
);

export const mapping: Slice = { name: 'mapping', audits, reasons, resources: [readModel] };
