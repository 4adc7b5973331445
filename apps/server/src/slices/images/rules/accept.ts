import { FORMATS, type Format } from '../picture.ts';

/** The weight of each media type that a client accepts (RFC 9110, 12.5.1). */
const weightsOf = (accept: string): Map<string, number> =>
  new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );

/**
 * The best format that a client accepts. AVIF and WebP are sent only to those that name them, because programs that accept everything
 * often show JPEG alone.
 */
export const formatFor = (accept: string | undefined): Format => {
  const weights = weightsOf(accept ?? '');
  const all = weights.get('image/*') ?? weights.get('*/*') ?? 0;
  const weightOf = (format: Format): number =>
    weights.get(`image/${format}`) ?? (format === 'jpeg' ? all : 0);
  const best = Math.max(...FORMATS.map(weightOf));
  return best > 0 ? (FORMATS.find((format) => weightOf(format) === best) ?? 'jpeg') : 'jpeg';
};
