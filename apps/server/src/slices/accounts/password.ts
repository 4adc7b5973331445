import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/gate.ts';
import { refusal } from './reasons.ts';

/** OWASP's first choice for Argon2id (the library's default form): 19 MiB, two passes, one lane. It runs on libuv's threads. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_FORM = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Two of libuv's four threads stay free for files and host names. Sixty-four waiting hashes take a second or two. */
const gate = createGate({
  running: 2,
  waiting: 64,
  busy: () => refusal('UNAVAILABLE', 'SIGN_IN_BUSY'),
});

/** @returns the encoded hash (PHC string) of a password. @throws Refusal `UNAVAILABLE` if too many are being hashed */
export const hashPassword = (password: string): Promise<string> =>
  gate.pass(() => hash(password, OPTIONS));

let dummy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (nobody has that name) it does the same work and returns false.
 * @throws Refusal `UNAVAILABLE` if too many are being hashed
 */
export const isPassword = async (
  password: string,
  hashed: string | undefined,
): Promise<boolean> => {
  dummy ??= hash('nobody', OPTIONS);
  const against = hashed ?? (await dummy);
  const isRight = await gate.pass(() => verify(against, password));
  return isRight && hashed !== undefined;
};

/** Whether a hash was made with other parameters than today's. The next sign-in then replaces it. */
export const isOutdatedHash = (hashed: string): boolean => !hashed.startsWith(CURRENT_FORM);
