import { keepAccount } from '#slices/sync/link/connect.ts';
import { configuredService } from '#slices/sync/service/configured.ts';
import type { audits } from '#slices/sync/vocabulary.ts';
import { mutate, type Deeds, type Person } from '../audit-deed.ts';

const VISITOR = {
  actor: { kind: 'user' },
  address: '127.0.0.1',
  userAgent: '',
  requestId: 'r',
} as const;

const connect = async ({ id: userId, test }: Person): Promise<string> => {
  const { app } = test;
  const configured = configuredService(app.settings, 'anilist')!;
  const account = { id: userId, name: 'mika' };
  const tokens = { access: 'a token', refresh: null, endsAt: null };
  const connected = {
    userId,
    visitor: VISITOR,
    configured,
    account,
    tokens,
    address: 'http://127.0.0.1:9',
  };
  const link = await app.db.transaction().execute((tx) => keepAccount(app, tx, connected));
  return link.id;
};

export const deeds: Deeds<(typeof audits)[number]> = {
  'sync-connected': { act: connect },
  'sync-disconnected': {
    act: async (person) =>
      mutate(person, `mutation { disconnectSync(id: "${await connect(person)}") }`),
  },
};
