import type { Locale } from './locale.ts';

type Phrase = (...args: never[]) => string;
/** A word for each of some values, such as those of an enum of the API. */
type WordOfEach = Readonly<Record<string, string>>;
type Word = string | readonly string[] | Phrase | WordOfEach;

/** The words of another language, in the same shape as the English ones. */
type Translation<Words> = {
  [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends Phrase | readonly string[]
      ? Words[Key]
      : { [Value in keyof Words[Key]]: string };
};

/** The words of a feature in every language. */
export function words<Words extends Record<string, Word>>(
  all: { en: Words } & Record<Exclude<Locale, 'en'>, Translation<Words>>,
): (locale: Locale) => Words {
  const complete = new Map<Locale, Words>();
  return (locale) => {
    const known = complete.get(locale);
    if (known) return known;
    const made = { ...all.en, ...(locale === 'en' ? {} : all[locale]) };
    complete.set(locale, made);
    return made;
  };
}

/** The form of a word for a number: "1 episode", "2 episodes". */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** "12,345", in both languages. The first question to `Intl` blocks a phone. */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
