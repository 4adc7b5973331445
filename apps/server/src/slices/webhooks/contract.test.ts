import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import {
  checkWebhook,
  CURRENT_WEBHOOK_VERSION,
  signatureHeaders,
  signingKey,
  WEBHOOK_EVENTS,
  WEBHOOK_EXAMPLES,
  WebhookEvent,
  webhookJsonSchema,
  WebhookSignatureError,
} from '@tsuzuki/contract/webhooks';

interface Vector {
  name: string;
  secrets: string[];
  nowSeconds: number;
  headers: Record<string, string>;
  body: string;
  expect: string;
}

const file = new URL('../../../../../packages/contract/webhook-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];

const outcomeOf = ({ secrets: secret, nowSeconds, headers, body }: Vector): string => {
  try {
    checkWebhook({ headers, body, secret, nowSeconds });
    return 'accepted';
  } catch (error) {
    if (error instanceof WebhookSignatureError) return error.fault;
    throw error;
  }
};

/** Whether the public library accepts it. It reads the time of the machine, so the time is set for it. */
const isAcceptedByLibrary = ({ secrets, nowSeconds, headers, body }: Vector): boolean => {
  const realNow = Date.now;
  Date.now = () => nowSeconds * 1_000;
  try {
    return secrets.some((secret) => {
      try {
        return new Webhook(secret).verify(body, headers) !== undefined;
      } catch {
        return false;
      }
    });
  } finally {
    Date.now = realNow;
  }
};

describe('the test vectors', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
    expect(outcomeOf(vector)).toBe(vector.expect);
    expect(isAcceptedByLibrary(vector)).toBe(vector.expect === 'accepted');
  });
});

describe('a signature', () => {
  const secretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;
  const secrets = fc.uint8Array({ minLength: 24, maxLength: 64 }).map(secretOf);
  const requests = fc.record({
    id: fc.uuid(),
    seconds: fc.integer({ min: 1, max: 4_000_000_000 }),
    body: fc.string({ unit: 'grapheme' }),
  });

  it('is accepted with its secret, from text and from bytes, and with no other', () => {
    fc.assert(
      fc.property(secrets, secrets, requests, (secret, other, request) => {
        const headers = signatureHeaders([signingKey(secret)], request);
        const received = { headers, secret, nowSeconds: request.seconds };
        expect(checkWebhook({ ...received, body: request.body })).toEqual({ id: request.id });
        expect(checkWebhook({ ...received, body: Buffer.from(request.body) }).id).toBe(request.id);
        if (secret === other) return;
        expect(() => checkWebhook({ ...received, body: request.body, secret: other })).toThrow();
      }),
    );
  });

  it('refuses whatever headers there are, without another error', () => {
    const texts = fc.option(fc.string({ unit: 'binary' }), { nil: undefined });
    const names = ['webhook-id', 'x-service-signature'] as const;
    fc.assert(
      fc.property(texts, texts, (...values) => {
        const headers = Object.fromEntries(names.map((name, at) => [name, values[at]]));
        const received = { headers, body: '{}', secret: `whsec_${'A'.repeat(32)}`, nowSeconds: 9 };
        expect(() => checkWebhook(received)).toThrow(WebhookSignatureError);
      }),
    );
  });

  it.each(['whsec_', 'whsec_short', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', `whsec_${'!'.repeat(40)}`])(
    'is never made with %s, which is no secret',
    (secret) => {
      expect(() => signingKey(secret)).toThrow('secret_invalid');
    },
  );
});

describe('the events', () => {
  const exampleOf = (type: keyof typeof WEBHOOK_EVENTS) => ({
    id: '0198c0de-0000-7000-8000-000000000042',
    type,
    timestamp: '2026-11-27T13:30:00.000Z',
    schemaVersion: CURRENT_WEBHOOK_VERSION,
    sequence: 7,
    data: WEBHOOK_EXAMPLES[type],
  });

  it('are read as they were written, and stay below 20 kB', () => {
    for (const type of Object.keys(WEBHOOK_EVENTS) as (keyof typeof WEBHOOK_EVENTS)[]) {
      const body = JSON.stringify(exampleOf(type));
      expect(WebhookEvent.parse(JSON.parse(body))).toEqual(JSON.parse(body));
      expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    }
  });

  it('may get further fields, which receivers pass over', () => {
    const later = { ...exampleOf('webhook.ping'), further: true };
    expect(WebhookEvent.safeParse(later).success).toBe(true);
    expect(JSON.stringify(webhookJsonSchema())).not.toContain('"additionalProperties":false');
  });
});
