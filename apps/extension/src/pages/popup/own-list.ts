import type { OwnList } from '../../list/read-list.ts';
import { scoreFormat } from '../../list/score-format.ts';
import { outside } from '../../platform/of-browser.ts';
import type { Server } from '../../servers/server.ts';

/** The list on a server, once it is known how its owner types scores. @throws Failure */
export const ownList = async (server: Server): Promise<OwnList> => ({
  server,
  format: await scoreFormat(outside, server),
});
