import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { coverJpeg } from '../../../../tests/picture-files.ts';
import { Decoder, DecoderMissing } from './decoder.ts';

const opened: Decoder[] = [];
const open = (limits: ConstructorParameters<typeof Decoder>[0] = {}): Decoder => {
  const decoder = new Decoder(limits);
  opened.push(decoder);
  return decoder;
};
afterAll(() => opened.forEach((decoder) => decoder.close()));

const fixture = (name: string): URL => new URL(`./fixtures/${name}.ts`, import.meta.url);
const jpeg = await coverJpeg('#804020');
const order = { bytes: jpeg, width: 100, format: 'webp' } as const;

const decoderPids = (): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/u.test(pid))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-worker') &&
          readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
        );
      } catch {
        return false;
      }
    })
    .map(Number);

describe('a decoder', () => {
  it('tells the size and the colour of a picture, and gives way to everything else', async () => {
    const { width, height, colour } = await open().decode(order);
    expect([width, height]).toEqual([460, 690]);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/u);
    const [pid] = decoderPids();
    const nice = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[16];
    expect(nice).toBe('19');
  });

  it('that is killed fails one picture, and the next one gets another', async () => {
    const decoder = open({ processes: 1 });
    const before = new Set(decoderPids());
    await decoder.decode(order);
    const pid = decoderPids().find((one) => !before.has(one));
    const large = decoder.decode({ ...order, width: 460, format: 'avif' });
    process.kill(pid!, 'SIGKILL');
    await expect(large).rejects.toMatchObject({ name: 'PictureFault', kind: 'later' });
    expect((await decoder.decode(order)).width).toBe(460);
  });

  it('that never answers is ended', async () => {
    const decoder = open({ processes: 1, deadlineMs: 300, entry: fixture('stuck') });
    await expect(decoder.decode(order)).rejects.toMatchObject({ word: 'decoder: deadline' });
  });

  it('that cannot be loaded says so', async () => {
    const decoder = open({ processes: 1, entry: fixture('missing') });
    await expect(decoder.decode(order)).rejects.toThrow(DecoderMissing);
  });
});
