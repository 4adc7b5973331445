import { afterEach, expect, it } from 'vitest';
import { makeCrowd, sendCrowd } from '../crowd.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const PEOPLE = 30;

let test: TestApp;
afterEach(() => test.close());

// If requests need a second connection while they hold one, as many of them as there are connections all wait for each other, until they
// are refused after ten seconds. With two connections that is certain.
it.each(['10', '2'])(
  'thirty people save, scrobble, import and sign up at once on %s connections',
  async (poolSize) => {
    const settings = { DATABASE_POOL_SIZE: poolSize, TRUSTED_PROXIES: '127.0.0.1' };
    test = await startTestApp({ template: 'shelf', settings });
    // A request that is refused throws. `npm run bench -- crowd` measures how long it takes.
    await expect(sendCrowd(test, await makeCrowd(test.app, PEOPLE))).resolves.toBeDefined();
  },
);
