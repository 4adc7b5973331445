import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { changeFeed } from './change-feed.ts';
import { adaptations } from './read-model/adaptations.ts';
import { catalogue } from './read-model/catalogue.ts';
import { mangaCatalogue } from './read-model/manga-catalogue.ts';
import { people } from './read-model/people.ts';
import { shelves } from './read-model/shelf-of.ts';
import { studios } from './read-model/studios.ts';
import { sharedResponses } from './shared-response.ts';
import { scopes } from './vocabulary.ts';
import { reasons } from './reasons.ts';

export const catalog: Slice = {
  name: 'catalog',
  reasons,
  scopes,
  resources: [
    changeFeed,
    sharedResponses,
    shelves,
    catalogue,
    mangaCatalogue,
    adaptations,
    studios,
    people,
  ],
};
