import { afterEach, expect, it } from 'vitest';
import { makeCrowd, sendCrowd } from '../crowd.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const PEOPLE = 30;
/** After this time a request without a connection is refused. */
const GIVEN_UP_MS = 10_000;

let test: TestApp;
afterEach(() => test.close());

// If requests need a second connection while they hold one, as many of them as there are connections all wait for each other, until they
// are refused after ten seconds. With two connections that is certain.
it.each(['10', '2'])(
  'thirty people save, scrobble, import and sign up at once on %s connections',
  async (poolSize) => {
    const settings = { DATABASE_POOL_SIZE: poolSize, TRUSTED_PROXIES: '127.0.0.1' };
    test = await startTestApp({ template: 'shelf', settings });
    const { answeredMs } = await sendCrowd(test, await makeCrowd(test.app, PEOPLE));
    // `npm run bench -- crowd` measures the two seconds. Here nobody may have waited until a request was refused.
    expect(answeredMs).toBeLessThan(GIVEN_UP_MS);
  },
);
