import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { changeFeed } from './change-feed.ts';
import { adaptations } from './read-model/adaptations.ts';
import { catalogue } from './read-model/catalogue.ts';
import { mangaCatalogue } from './read-model/manga-catalogue.ts';
import { people } from './read-model/people.ts';
import { studios } from './read-model/studios.ts';
import { mapping } from './read-model/mapping.ts';
import { sharedResponses } from './shared-response.ts';
import { audits, scopes } from './vocabulary.ts';

export const catalog: Slice = {
  name: 'catalog',
  audits,
  scopes,
  resources: [
    changeFeed,
    sharedResponses,
    catalogue,
    mangaCatalogue,
    adaptations,
    mapping,
    studios,
    people,
  ],
};
