import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

const MOST_BURST = 1_000;

const burst = (env: string, who: string) =>
  setting({
    env,
    doc: `Requests ${who} may send at once after a pause. 1 allows no burst.`,
    schema: settingSchema.count(1, 1, MOST_BURST),
  });

export const limitSettings = settingsGroup('Limits', {
  limits: setting({
    env: 'TSUZUKI_LIMITS',
    doc: '`off` removes the rates and daily caps of the API and the page budget of each address, for a private instance or a benchmark. It does not change what a tier may read.',
    schema: settingSchema.oneOf(['on', 'off'], 'on'),
  }),
  store: setting({
    env: 'TSUZUKI_LIMITS_STORE',
    doc: 'Where the limits are counted: `memory` (fastest, but only for a single process that answers requests), `postgres` or `redis` (for any number of processes). `auto`: Redis if `REDIS_URL` is set, otherwise PostgreSQL if `DATABASE_URL` is set, otherwise memory.',
    schema: settingSchema.oneOf(['auto', 'memory', 'postgres', 'redis'], 'auto'),
  }),
  redisUrl: setting({
    env: 'REDIS_URL',
    doc: 'A Redis or Valkey server that all processes of the instance share, such as `redis://host:6379/0`.',
    schema: z
      .string()
      .regex(/^rediss?:\/\//u, 'must begin with redis:// or rediss://')
      .optional(),
    secret: true,
  }),
  anonymousBurst: burst('TSUZUKI_BURST_ANONYMOUS', 'an anonymous address'),
  freeBurst: burst('TSUZUKI_BURST_FREE', 'an account of the free tier'),
  indieBurst: burst('TSUZUKI_BURST_INDIE', 'an account of the Indie tier'),
  commercialBurst: burst('TSUZUKI_BURST_COMMERCIAL', 'an account of the Commercial tier'),
});
