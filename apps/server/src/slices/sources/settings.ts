import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import { isSourceKey, SOURCE_KEYS, type SourceChoice, type SourceKey } from './fetch/keys.ts';

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

const isChoice = (text: string): boolean =>
  ['auto', 'off'].includes(text.trim()) || partsOf(text).every(isSourceKey);

const choiceOf = (text: string): SourceChoice => {
  const word = text.trim();
  if (word === 'auto' || word === 'off') return word;
  return partsOf(text).filter((part): part is SourceKey => isSourceKey(part));
};

const CHOICES = `must be auto, off, or some of ${SOURCE_KEYS.join(', ')}, separated by commas`;

export const sourceSettings = settingsGroup('Catalogue', {
  atStart: setting({
    env: 'TSUZUKI_CATALOGUE',
    doc: '`auto` fills the catalogue from the installed data sets at the first start and after their updates. With `off`, only `tsuzuki catalog import` fills it, and the sources that CATALOGUE_SOURCES names.',
    schema: settingSchema.oneOf(['auto', 'off'], 'auto'),
  }),
  choice: setting<SourceChoice>({
    env: 'CATALOGUE_SOURCES',
    doc: 'The data sources that the service fetches by itself every night. `auto`: those under open licences, and those to whose terms an administrator has agreed. `off`: none. Or some of them, separated by commas: see [data sources](data-sources.md).',
    schema: z.string().default('auto').refine(isChoice, CHOICES).transform(choiceOf),
    defaultText: '`auto`',
  }),
  mirror: setting({
    env: 'CATALOGUE_SOURCES_MIRROR',
    doc: 'Address of a mirror of the data sources. With `https://mirror.example.org`, the service asks `https://mirror.example.org/github.com/…` for what is at `https://github.com/…`.',
    schema: settingSchema.url(),
  }),
  timeoutSeconds: setting({
    env: 'CATALOGUE_SOURCES_TIMEOUT',
    doc: 'Most seconds that the download of one data source may take. By default it depends on the source: from 5 minutes to 2 hours.',
    schema: z.coerce
      .number('must be a number of seconds')
      .int('must be a whole number of seconds')
      .min(1, 'must be at least 1')
      .max(86_400, 'must be at most 86400')
      .optional(),
    defaultText: 'depends on the source',
  }),
});
