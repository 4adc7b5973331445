import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { BoundedMap } from '../bounded-map.ts';
import { defineResource } from '../resource.ts';
import { coverageOf } from './coverage.ts';

/** The WebAssembly module and the font that the thread draws with. */
export interface PaintTools {
  wasm: Uint8Array<ArrayBuffer>;
  font: Uint8Array<ArrayBuffer>;
  family: string;
}

export interface PaintOrder {
  id: number;
  svg: string;
}

export type Painted = { id: number } & ({ png: Uint8Array } | { fault: string });

const { resolve } = createRequire(import.meta.url);
const WASM = resolve('@resvg/resvg-wasm/index_bg.wasm');
const FONT = resolve('@expo-google-fonts/kaisei-opti/KaiseiOpti_700Bold.ttf');
const FAMILY = 'Kaisei Opti';

/** If this many requests wait, the next one is refused, because nobody should queue long for a picture. */
const MOST_WAITING = 16;
const DEADLINE_MS = 10_000;
/** The thread uses some 60 MB. It ends if nobody requests a picture for this long. */
const IDLE_MS = 30_000;
const MOST_KEPT_BYTES = 16 * 1024 * 1024;

type Settle = (png: Uint8Array | null) => void;

/** Draws pictures and caches them. The least recently used are dropped first. */
export class Painter {
  readonly #kept = new BoundedMap<string, Uint8Array>({
    weight: MOST_KEPT_BYTES,
    weigh: (_svg, { length }) => length,
  });
  readonly #waiting = new Map<number, Settle>();
  readonly #drawing = new Map<string, Promise<Uint8Array | null>>();
  #orders = 0;
  #worker: Promise<Worker> | undefined;
  #characters: Promise<ReadonlySet<number>> | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** The text without characters for which the font has no glyph. An accented letter that the font lacks loses its accent. */
  async drawable(text: string): Promise<string> {
    const characters = await (this.#characters ??= readFile(FONT).then(coverageOf));
    const has = (letter: string): boolean => characters.has(letter.codePointAt(0) ?? 0);
    const plain = (letter: string): string =>
      has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has).join('');
    return Array.from(text.normalize('NFC')).map(plain).join('');
  }

  /** The picture as PNG; null if too many requests wait, or it cannot be drawn. */
  async paint(svg: string): Promise<Uint8Array | null> {
    const known = this.#kept.use(svg);
    if (known) return known;
    const underWay = this.#drawing.get(svg);
    if (underWay) return underWay;
    if (this.#waiting.size >= MOST_WAITING) return null;
    const drawing = this.#draw(svg).finally(() => this.#drawing.delete(svg));
    this.#drawing.set(svg, drawing);
    return drawing;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = await this.#worker;
    this.#worker = undefined;
    for (const settle of this.#waiting.values()) settle(null);
    this.#waiting.clear();
    await worker?.terminate();
  }

  async #draw(svg: string): Promise<Uint8Array | null> {
    clearTimeout(this.#idle);
    const id = (this.#orders += 1);
    const drawn = new Promise<Uint8Array | null>((resolve) => this.#waiting.set(id, resolve));
    const worker = await (this.#worker ??= this.#start());
    worker.postMessage({ id, svg } satisfies PaintOrder);
    // A drawing that takes this long never finishes.
    const deadline = setTimeout(() => void this.close(), DEADLINE_MS);
    const png = await drawn;
    clearTimeout(deadline);
    this.#restWhenIdle();
    if (png) this.#kept.set(svg, png);
    return png;
  }

  async #start(): Promise<Worker> {
    const [wasm, font] = await Promise.all([WASM, FONT].map((at) => readFile(at)));
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url), {
      workerData: { wasm, font, family: FAMILY },
    });
    worker.unref();
    worker.on('message', (painted: Painted) => {
      this.#waiting.get(painted.id)?.('png' in painted ? painted.png : null);
      this.#waiting.delete(painted.id);
    });
    worker.on('error', () => void this.close());
    return worker;
  }

  #restWhenIdle(): void {
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}

/** Draws the pictures of this process. */
export const painter = defineResource<Painter>({
  name: 'painter',
  open: () => Promise.resolve(new Painter()),
  close: (value) => value.close(),
});
