import { TEST_SECRET } from '../databases.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';

/** The test app gets its key from a setting, as an instance on several machines does. */
const masterKey: SecretMaker = () => Promise.resolve({ key: TEST_SECRET });

export const makers: SecretMakers = { masterKey };
