import { EXTENSION } from '@tsuzuki/contract/extension';
import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

/** A list in one variable, separated by commas; `none` is an empty one. */
const listOf = (usual: string, form: RegExp, message: string) =>
  z
    .string()
    .default(usual)
    .transform((text) => (text === 'none' ? [] : text.split(',')))
    .transform((entries) => entries.flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every((entry) => form.test(entry)), message);

export const extensionSettings = settingsGroup('Browser extension', {
  chromeIds: setting<string[]>({
    env: 'EXTENSION_CHROME_IDS',
    doc: 'Ids of the extension in Chromium browsers (`chrome://extensions`), comma separated, that people may sign in to. By default that of the extension that this instance offers; `none` lets nobody.',
    schema: listOf(
      EXTENSION.chromeId,
      /^[a-p]{32}$/u,
      'must be ids of 32 letters from a to p, comma separated',
    ),
    defaultText: `\`${EXTENSION.chromeId}\``,
  }),
  firefoxIds: setting<string[]>({
    env: 'EXTENSION_FIREFOX_IDS',
    doc: 'Ids of the extension in Firefox (`browser_specific_settings.gecko.id` of its manifest), comma separated, that people may sign in to. By default that of the extension that this instance offers; `none` lets nobody.',
    schema: listOf(
      EXTENSION.firefoxId,
      /^(?:\{[0-9A-Fa-f-]{36}\}|[\w.-]*@[\w.-]+)$/u,
      'must be ids such as extension@example.org or {…}, comma separated',
    ),
    defaultText: `\`${EXTENSION.firefoxId}\``,
  }),
  development: setting({
    env: 'EXTENSION_DEVELOPMENT',
    doc: '`on` lets programs on the visitor’s own machine (`http://127.0.0.1:<port>/callback`) sign in as the client `tsuzuki-development`.',
    schema: settingSchema.oneOf(['off', 'on'], 'off'),
  }),
});
