import { toRomaji } from 'wanakana';

/** A reading in kana as it is written in Latin letters; null when it is none. */
export const toLatin = (kana: string): string | null => {
  const latin = toRomaji(kana.normalize('NFKC')).trim();
  return latin !== '' && /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(latin) ? latin : null;
};
