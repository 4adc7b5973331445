/**
 * Decodes and encodes pictures in a process of its own: what is decoded comes from strangers, and must neither stop the service nor take its
 * turns. So the process has the lowest priority, and can be killed.
 */
import { constants, setPriority } from 'node:os';
import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import type { Format } from '../picture.ts';
import type { DecodeMessage, DecodeOrder } from './message.ts';

type Library = typeof sharpLibrary;

const MOST_PIXELS = 40_000_000;
const MOST_SIDE = 12_000;
const LEAST_SIDE = 16;
/** Enough to tell the colour of a picture. */
const COLOUR_SIDE = 48;

/** Nothing else is decoded: no SVG, no PDF, none of the rarely used formats. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

const load = async (): Promise<Library> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
};

/** Efforts at which AVIF takes about as long as the others. */
const encode = (picture: Sharp, format: Format): Sharp => {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3 });
  return picture.jpeg({ quality: 82, mozjpeg: true });
};

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const decode = async (
  sharp: Library,
  { bytes, width, format }: DecodeOrder,
): Promise<DecodeMessage> => {
  const source = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    autoOrient: true,
  });
  const size = (await source.metadata()).autoOrient;
  const sides = [size.width, size.height];
  if (Math.max(...sides) > MOST_SIDE || size.width * size.height > MOST_PIXELS)
    return { kind: 'refused', word: 'too many pixels' };
  if (Math.min(...sides) < LEAST_SIDE) return { kind: 'refused', word: 'too few pixels' };
  const { data, info } = await source
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const dots = await sharp(data, raw)
    .resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { dominant } = await sharp(dots, {
    raw: { width: COLOUR_SIDE, height: COLOUR_SIDE, channels: info.channels },
  }).stats();
  return {
    kind: 'done',
    bytes: await encode(sharp(data, raw), format).toBuffer(),
    width: size.width,
    height: size.height,
    colour: hex(dominant),
  };
};

const library = load();
library.catch(() => {});
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Then it has the priority of the server.
}

const wordFor = (error: unknown): string =>
  /pixel limit/u.test(String(error)) ? 'too many pixels' : 'broken';

const answer = async (order: DecodeOrder): Promise<DecodeMessage> => {
  let sharp: Library;
  try {
    sharp = await library;
  } catch (error) {
    const [first = ''] = (error as Error).message.trim().split('\n');
    return { kind: 'missing', error: first };
  }
  return decode(sharp, order).catch((error: unknown) => ({
    kind: 'refused',
    word: wordFor(error),
  }));
};

process.on('message', (order: DecodeOrder) => {
  void answer(order).then((message) => process.send?.(message));
});
