import { z } from 'zod';
import { because } from '../reasons.ts';
import { encryptPush, isAuthSecret, isPublicKey } from './push-encryption.ts';
import { cut, defineTarget, webAddress } from './target.ts';
import { vapidHeader } from './vapid.ts';

/** How long a push service keeps a message at most for a browser that is not there. */
const MOST_KEPT_SECONDS = 24 * 3_600;

/** A browser, by its subscription: `address` is the endpoint, `channel` the key `p256dh`, `secret` the secret `auth`. */
export const webPush = defineTarget({
  config: z.object({
    address: webAddress(),
    channel: z
      .string(because('ALERT_CHANNEL_MISSING'))
      .refine(isPublicKey, because('ALERT_SUBSCRIPTION_INVALID')),
    secret: z
      .string(because('ALERT_SECRET_MISSING'))
      .refine(isAuthSecret, because('ALERT_SUBSCRIPTION_INVALID')),
  }),
  encode: ({ address, channel, secret }, { id, title, text, url, newsForSeconds }, sender) => {
    const shown = { id, title: cut(title, 250), body: cut(text, 600), url: cut(url, 400) };
    return {
      address,
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(Math.min(MOST_KEPT_SECONDS, newsForSeconds)),
        urgency: 'normal',
        authorization: vapidHeader(address, sender),
      },
      body: encryptPush(Buffer.from(JSON.stringify(shown)), { p256dh: channel, auth: secret }),
    };
  },
});
