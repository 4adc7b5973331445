/** `npm run demo:sync`: AniList on this machine, with a small list, to try sync with. */
import { parseArgs } from 'node:util';
import { startAnilist } from './anilist/index.ts';
import { fillDemoList } from './demo-list.ts';

const USUAL_PORT = '4400';
const USUAL_ADDRESS = 'http://localhost:3000';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: USUAL_PORT },
    /** Where Tsuzuki runs. */
    address: { type: 'string', default: USUAL_ADDRESS },
  },
});

const CLIENT = { id: 'demo', secret: 'demo-secret' };

const anilist = await startAnilist({ port: Number(values.port) });
const redirectUri = new URL('/sync/callback', values.address).href;
anilist.accounts.clients.set(CLIENT.id, { ...CLIENT, redirectUri });
const count = fillDemoList(anilist, new Date());

const settings = {
  SYNC_ANILIST_URL: anilist.url,
  SYNC_ANILIST_AUTHORIZE_URL: `${anilist.url}/api/v2/oauth/authorize`,
  SYNC_ANILIST_TOKEN_URL: `${anilist.url}/api/v2/oauth/token`,
  SYNC_ANILIST_CLIENT_ID: CLIENT.id,
  SYNC_ANILIST_CLIENT_SECRET: CLIENT.secret,
};
const lines = Object.entries(settings).map(([name, value]) => `  ${name}=${value} \\`);

process.stdout
  .write(`A stand-in for AniList runs at ${anilist.url}. Its user Mika has ${count} entries.

1. In another terminal, start Tsuzuki with these settings:

${lines.join('\n')}
  npm start

2. Sign in at ${values.address}, open ${new URL('/settings/sync', values.address).href} and connect AniList.
   Choose "Allow as Mika" on the page that opens.

3. Look through the plan, and confirm it.

The requests that it gets appear below. Stop it with Ctrl+C; it forgets everything then.

`);

let shown = 0;
setInterval(() => {
  for (const { method, path, status, json } of anilist.log.slice(shown)) {
    const operation = /(?:query|mutation) (\w+)/u.exec(
      (json as { query?: string } | undefined)?.query ?? '',
    )?.[1];
    process.stdout.write(`${method} ${path} ${operation ?? ''} ${status}\n`);
  }
  shown = anilist.log.length;
}, 300);
