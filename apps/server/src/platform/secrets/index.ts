/** Secrets at rest: the ring of master keys, boxes sealed with it, and their renewal. */
export { createSecrets, type Secrets } from './box.ts';
export {
  isSealed,
  keepCanary,
  opensDatabase,
  requireMasterKey,
  requireMasterKeyOn,
  WRONG_MASTER_KEY,
  WrongMasterKey,
} from './canary.ts';
export { readMasterKeys, secretsSettings } from './master-key.ts';
export { rewrap, type SealedColumn } from './rewrap.ts';
export { openPayload, sealedPayload, sealPayload } from './sealed-payload.ts';
