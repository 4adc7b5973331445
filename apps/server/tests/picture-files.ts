import sharp from 'sharp';

/** A cover as publishers make them: a large shape, letters, and grain, which makes it as hard to encode as a real one. */
export const coverJpeg = async (
  ground: string,
  { width = 460, height = 690, title = 'COVER' } = {},
): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <circle cx="${width * 0.6}" cy="${height * 0.45}" r="${width * 0.3}" fill="#fff4"/>
    <text x="${width * 0.08}" y="${height * 0.9}" font-size="${width / 7}" fill="#fff">${title}</text></svg>`;
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 88 })
    .toBuffer();
};

/** A PNG of one colour. */
export const flatPng = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#204060' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Two frames, the first red and the second blue. */
export const animated = async (format: 'gif' | 'webp'): Promise<Buffer> => {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#d01020'), await frame('#1020d0')], { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};
