import { hash } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id (the library's default form): 19 MiB, two passes, one lane. The work runs on libuv's threads. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the encoded hash (PHC string) of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);
