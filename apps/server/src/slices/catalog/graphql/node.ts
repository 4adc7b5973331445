import { addNodesInMemory } from '#platform/graphql/node.ts';
import { personById, studioById } from '../queries.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { people } from '../read-model/people.ts';
import { studios } from '../read-model/studios.ts';
import { workById } from './lookup.ts';

addNodesInMemory('Anime', ({ app, caller }, id) => workById(app.get(catalogue), id, caller));
addNodesInMemory('Manga', ({ app, caller }, id) => workById(app.get(mangaCatalogue), id, caller));
addNodesInMemory('Studio', ({ app, caller }, id) => studioById(app.get(studios), id, caller));
addNodesInMemory('Person', ({ app, caller }, id) => personById(app.get(people), id, caller));
