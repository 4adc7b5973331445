import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import { imageChoiceOf, isImageChoice } from './rules/permit.ts';

export const imageSettings = settingsGroup('Pictures', {
  choice: setting({
    env: 'IMAGES',
    doc: 'Where the pictures of works come from. `auto`: hosts whose terms allow it. `off`: no pictures, only drawn covers. Or hosts, separated by commas, beside `auto` or without it: then you answer for their terms. See [data sources](data-sources.md#pictures).',
    schema: z
      .string()
      .default('auto')
      .refine(isImageChoice, 'must be off, or auto and hosts separated by commas')
      .transform(imageChoiceOf),
    defaultText: '`auto`',
  }),
  cacheMegabytes: setting({
    env: 'IMAGES_CACHE_MB',
    doc: 'Most MB that pictures may take in `images/` of the data folder. Those that were not shown for longest go first.',
    schema: settingSchema.count(2048, 1, 1_000_000),
  }),
  timeoutSeconds: setting({
    env: 'IMAGES_TIMEOUT',
    doc: 'Most seconds that fetching one picture may take.',
    schema: settingSchema.count(20, 1, 300),
  }),
  mirror: setting({
    env: 'IMAGES_MIRROR',
    doc: 'Address of a mirror of pictures. With `https://mirror.example.org`, the service asks `https://mirror.example.org/cdn.example.com/…` for what is at `https://cdn.example.com/…`.',
    schema: settingSchema.url(),
  }),
});
