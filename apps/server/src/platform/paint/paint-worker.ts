/** Draws SVG as PNG in a separate thread, because a picture takes a quarter of a second, which nobody else should wait for. */
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PaintOrder, Painted, PaintTools } from './painter.ts';

const { wasm, font, family } = workerData as PaintTools;
const ready = initWasm(wasm);

const paint = async ({ id, svg }: PaintOrder): Promise<Painted> => {
  try {
    await ready;
    const options = { fontBuffers: [font], loadSystemFonts: false, defaultFontFamily: family };
    return { id, png: new Resvg(svg, { font: options }).render().asPng() };
  } catch (error) {
    return { id, fault: String(error) };
  }
};

parentPort?.on('message', (order: PaintOrder) => {
  void paint(order).then((painted) => parentPort?.postMessage(painted));
});
