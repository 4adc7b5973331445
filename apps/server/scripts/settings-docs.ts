import type { Setting, SettingsGroup } from '#platform/settings.ts';

/** The default in the docs: what the schema returns for an unset value. */
const defaultOf = ({ schema, defaultText }: Setting): string => {
  if (defaultText) return defaultText;
  const parsed = schema.safeParse(undefined);
  const isStated = parsed.success && parsed.data !== undefined && parsed.data !== '';
  return isStated ? `\`${String(parsed.data)}\`` : 'unset';
};

/** The sentence of a setting, with its range if it is a number. */
const sentenceOf = ({ doc, schema }: Setting): string => {
  const { from, to } = schema.meta() ?? {};
  if (typeof from !== 'number' || typeof to !== 'number') return doc;
  return `${doc} From ${from} to ${to}.`;
};

const rowOf = (setting: Setting): string => {
  const name = setting.secret
    ? `\`${setting.env}\`, \`${setting.env}_FILE\``
    : `\`${setting.env}\``;
  return `| ${name} | ${defaultOf(setting)} | ${sentenceOf(setting)} |`;
};

/** `docs/settings.md`, from the declarations of every slice. */
export const printSettingsPage = (groups: readonly SettingsGroup[]): string =>
  [
    '# Settings',
    '',
    'Settings come from the environment and from a file `.env` in the folder where you start the program. The environment takes precedence.',
    'The program reports all invalid settings together when it starts. `npm run generate` writes this page from the declarations in the source.',
    ...groups.flatMap(({ title, settings }) => [
      '',
      `## ${title}`,
      '',
      '| variable | default | what it does |',
      '| --- | --- | --- |',
      ...Object.values(settings).map(rowOf),
    ]),
    '',
  ].join('\n');

/** `.env.example`: every setting, commented out, with its sentence. */
export const printEnvExample = (groups: readonly SettingsGroup[]): string =>
  [
    '# Copy this file to .env and remove the # of each setting you change. Written by `npm run generate`.',
    ...groups.flatMap(({ title, settings }) => [
      '',
      `# ${title}`,
      ...Object.values(settings).flatMap((setting) => [
        `# ${sentenceOf(setting)}`,
        `# Default: ${defaultOf(setting)}`,
        `#${setting.env}=`,
      ]),
    ]),
    '',
  ].join('\n');
