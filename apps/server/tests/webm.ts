import sharp from 'sharp';

const SIDE = 64;
const CLUSTER_S = 5;
const MS = 1000;

const bytes = (value: number, length: number): Buffer => {
  const data = Buffer.alloc(length);
  data.writeUIntBE(value, 0, length);
  return data;
};

const double = (value: number): Buffer => {
  const data = Buffer.alloc(8);
  data.writeDoubleBE(value);
  return data;
};

/** An element of EBML: its id, its size in eight bytes, and what is in it. */
const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([1, 0]), bytes(data.length, 6), data]);
};

/** A picture as a key frame of VP8: that is what a WebP is, behind the head of its file. */
const keyFrame = async (): Promise<Buffer> => {
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#2b4bd8' } as const;
  const webp = await sharp({ create }).webp({ quality: 50 }).toBuffer();
  const at = webp.indexOf('VP8 ');
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4));
};

const HEAD = element(
  '1a45dfa3',
  element('4286', bytes(1, 1)),
  element('42f7', bytes(1, 1)),
  element('42f2', bytes(4, 1)),
  element('42f3', bytes(8, 1)),
  element('4282', Buffer.from('webm')),
  element('4287', bytes(2, 1)),
  element('4285', bytes(2, 1)),
);

const TRACKS = element(
  '1654ae6b',
  element(
    'ae',
    element('d7', bytes(1, 1)),
    element('73c5', bytes(1, 1)),
    element('83', bytes(1, 1)),
    element('86', Buffer.from('V_VP8')),
    element('e0', element('b0', bytes(SIDE, 2)), element('ba', bytes(SIDE, 2))),
  ),
);

const cluster = (fromS: number, seconds: number, frame: Buffer): Buffer =>
  element(
    '1f43b675',
    element('e7', bytes(fromS * MS, 4)),
    ...Array.from({ length: seconds }, (_, second) =>
      element('a3', bytes(0x81, 1), bytes(second * MS, 2), bytes(0x80, 1), frame),
    ),
  );

/** Where a player that jumps finds its cluster, in bytes from the first element of the segment. */
const cuesOf = (clusters: readonly Buffer[], firstAt: number): Buffer => {
  let at = firstAt;
  const points = clusters.map((one, index) => {
    const position = element('b7', element('f7', bytes(1, 1)), element('f1', bytes(at, 4)));
    at += one.length;
    return element('bb', element('b3', bytes(index * CLUSTER_S * MS, 4)), position);
  });
  return element('1c53bb6b', ...points);
};

/** A real video of some length, in which players can jump. Its seconds are a multiple of five. */
export const webm = async (seconds: number): Promise<Buffer> => {
  const frame = await keyFrame();
  const info = element(
    '1549a966',
    element('2ad7b1', bytes(1_000_000, 3)),
    element('4489', double(seconds * MS)),
  );
  const clusters = Array.from({ length: seconds / CLUSTER_S }, (_, index) =>
    cluster(index * CLUSTER_S, CLUSTER_S, frame),
  );
  const before = info.length + TRACKS.length;
  const cues = cuesOf(clusters, before + cuesOf(clusters, 0).length);
  return Buffer.concat([HEAD, element('18538067', info, TRACKS, cues, ...clusters)]);
};
