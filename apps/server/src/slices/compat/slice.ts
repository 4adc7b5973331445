import type { Slice } from '#platform/slice.ts';
import { APP_CODE_PREFIX } from './commands/allow-app.ts';
import { APP_SECRET_PREFIX } from './commands/register-app.ts';
import { undoRest } from './reactions.ts';
import { reasons } from './reasons.ts';
import { routes } from './routes/index.ts';
import { compatSettings } from './settings.ts';
import { audits } from './vocabulary.ts';

export const compat: Slice = {
  name: 'compat',
  audits,
  reasons,
  settings: [compatSettings],
  routes,
  reactions: [undoRest],
  credentials: [
    { name: 'Tsuzuki secret of an app', prefix: APP_SECRET_PREFIX },
    { name: 'Tsuzuki code of an app', prefix: APP_CODE_PREFIX },
  ],
};
