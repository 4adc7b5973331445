import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import { personById, studioById, type Reader } from '../queries.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { people } from '../read-model/people.ts';
import { studios } from '../read-model/studios.ts';
import { CACHE_SECONDS, idOf, workById } from './lookup.ts';

interface Identified {
  readonly id: string;
}

type Find = (app: App, id: string, reader: Reader) => Identified | null;

/** What can be asked for by nothing but its id. Ids are UUIDs: no two kinds share one. */
const KINDS: readonly (readonly [name: string, find: Find])[] = [
  ['Anime', (app, id, reader) => workById(app.get(catalogue), id, reader)],
  ['Manga', (app, id, reader) => workById(app.get(mangaCatalogue), id, reader)],
  ['Studio', (app, id, reader) => studioById(app.get(studios), id, reader)],
  ['Person', (app, id, reader) => personById(app.get(people), id, reader)],
];

export const NodeRef = builder.interfaceRef<Identified>('Node').implement({
  description: 'What has an id of its own, whatever its kind.',
  fields: (t) => ({ id: t.exposeID('id', { nullable: false }) }),
  resolveType: ({ id }, { app, caller }) => KINDS.find(([, find]) => find(app, id, caller))?.[0],
});

builder.queryField('node', (t) =>
  t.field({
    type: NodeRef,
    nullable: true,
    description:
      'An anime, a manga, a studio or a person by id; null when there is nothing of this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, { id }, { app, caller }) => {
      const known = idOf(id);
      for (const [, find] of KINDS) {
        const found = find(app, known, caller);
        if (found) return found;
      }
      return null;
    },
  }),
);
