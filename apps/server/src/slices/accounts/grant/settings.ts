import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

/** A list in one variable, separated by commas. */
const listOf = (form: RegExp, message: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every((entry) => form.test(entry)), message);

export const extensionSettings = settingsGroup('Browser extension', {
  chromeIds: setting<string[]>({
    env: 'EXTENSION_CHROME_IDS',
    doc: 'Ids of the extension in Chromium browsers (`chrome://extensions`), comma separated, that people may sign in to.',
    schema: listOf(/^[a-p]{32}$/u, 'must be ids of 32 letters from a to p, comma separated'),
    defaultText: 'unset',
  }),
  firefoxIds: setting<string[]>({
    env: 'EXTENSION_FIREFOX_IDS',
    doc: 'Ids of the extension in Firefox (`browser_specific_settings.gecko.id` of its manifest), comma separated, that people may sign in to.',
    schema: listOf(
      /^(?:\{[0-9A-Fa-f-]{36}\}|[\w.-]*@[\w.-]+)$/u,
      'must be ids such as extension@example.org or {…}, comma separated',
    ),
    defaultText: 'unset',
  }),
  development: setting({
    env: 'EXTENSION_DEVELOPMENT',
    doc: '`on` lets programs on the visitor’s own machine (`http://127.0.0.1:<port>/callback`) sign in as the client `tsuzuki-development`.',
    schema: settingSchema.oneOf(['off', 'on'], 'off'),
  }),
});
