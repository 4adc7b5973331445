// PostGraphile on the same database. It has no search and no schedule, so its pages are only the closest equivalent.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { firstMessage, listenAndAnnounce } from '../child.ts';

const { databaseUrl } = await firstMessage();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: databaseUrl, schemas: ['catalog', 'airing'] })],
  grafserv: { graphqlPath: '/graphql', watch: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
listenAndAnnounce(server);
