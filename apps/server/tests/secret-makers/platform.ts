import { TEST_SECRET } from '../databases.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';

/** The test app is given its key by a setting, as an instance on several machines is. */
const masterKey: SecretMaker = () => Promise.resolve({ key: TEST_SECRET });

export const makers: SecretMakers = { masterKey };
