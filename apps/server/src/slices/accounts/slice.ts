import { mailSettings, sendMailJob } from '#platform/mail/index.ts';
import type { Slice } from '#platform/slice.ts';
import { attempts } from './attempt.ts';
import { endedSessions } from './bearer/ended-session.ts';
import { signingKeys } from './bearer/keys.ts';
import { sealedSigningKeys } from './bearer/rotation.ts';
import { verifiedTokens } from './bearer/token.ts';
import { sealedCodes } from './code.ts';
import { extensionSettings } from './grant/settings.ts';
import { sealedTotpSecrets } from './commands/totp.ts';
import { beginResetJob, beginSignUpJob, rotateKeys, tidyUp } from './jobs.ts';
import { updateStreams } from './live/streams.ts';
import { routes } from './routes/index.ts';
import { accountSettings } from './settings.ts';
import { userChanges } from './user-changes.ts';
import { audits } from './vocabulary.ts';
import { reasons } from './reasons.ts';

export const accounts: Slice = {
  name: 'accounts',
  audits,
  reasons,
  settings: [accountSettings, extensionSettings, mailSettings],
  resources: [signingKeys, endedSessions, verifiedTokens, attempts, userChanges, updateStreams],
  routes,
  jobs: [sendMailJob, beginSignUpJob, beginResetJob, tidyUp, rotateKeys],
  sealed: [sealedCodes, sealedSigningKeys, sealedTotpSecrets],
};
