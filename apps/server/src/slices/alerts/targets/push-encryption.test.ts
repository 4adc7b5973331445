import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encryptPush, isAuthSecret, isPublicKey, MOST_PUSH_BYTES } from './push-encryption.ts';
import { decryptPush } from './fixtures/push-browser.ts';

/** The example of RFC 8291, section 5. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const browser = () => {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  return { ecdh, p256dh, auth: Buffer.alloc(16, 7).toString('base64url') };
};

describe('a message', () => {
  it('is that of the RFC for its keys', () => {
    const made = { privateKey: bytes(RFC.privateKey), salt: bytes(RFC.salt) };
    expect(encryptPush(Buffer.from(RFC.text), RFC, made).toString('base64url')).toBe(RFC.body);
  });

  it('of any text is read by its browser, is never twice the same, and fits into 4,096 bytes', () => {
    const { ecdh, ...keys } = browser();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: MOST_PUSH_BYTES }), (array) => {
        const text = Buffer.from(array);
        const body = encryptPush(text, keys);
        expect(body.length).toBeLessThanOrEqual(4096);
        expect(decryptPush(body, { ecdh, ...keys }).equals(text)).toBe(true);
        expect(encryptPush(text, keys).equals(body)).toBe(false);
      }),
      { numRuns: 20 },
    );
    expect(() => encryptPush(Buffer.alloc(MOST_PUSH_BYTES + 1), keys)).toThrow('too large');
  });
});

describe('the keys of a subscription', () => {
  it('are a point of the curve and 16 bytes', () => {
    expect(isPublicKey(RFC.p256dh)).toBe(true);
    expect(isAuthSecret(RFC.auth)).toBe(true);
    const off = bytes(RFC.p256dh).fill(1, 1);
    const wrong = ['', 'AAAA', off.toString('base64url'), RFC.p256dh.slice(0, -4)];
    expect(wrong.filter(isPublicKey)).toEqual([]);
    expect(['', 'short', `${RFC.auth}AAAA`, RFC.p256dh].filter(isAuthSecret)).toEqual([]);
  });
});
