import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret in base 32. */
export const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/gu) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
};

/** The code that an authenticator app shows at a time: RFC 6238 and 4226, implemented without the server's library. */
export const codeAt = (secret: string, at: Date): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** A code that is wrong now and in the neighbouring steps. */
export const wrongCodeAt = (secret: string, at: Date): string => {
  const near = new Set(
    [-1, 0, 1].map((step) => codeAt(secret, new Date(at.getTime() + step * 30_000))),
  );
  return ['111111', '222222', '333333', '444444'].find((code) => !near.has(code)) ?? '';
};
