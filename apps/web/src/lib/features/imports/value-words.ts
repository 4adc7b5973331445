import { words } from '#lib/i18n/words.ts';

/** Words of the values of rows. */
export const valueWords = words({
  en: {
    column: 'Values',
    step: (before: string, after: string) => `${before} → ${after}`,
    value: (name: string, value: string) => `${name}: ${value}`,
    nothing: '–',
  },
  ja: {
    column: '値',
    step: (before, after) => `${before} → ${after}`,
    value: (name, value) => `${name}：${value}`,
    nothing: '–',
  },
});
