import type { Browser } from 'playwright-core';

/** The size of a page (compressed, without headers) and how soon it appears on a phone. */
export interface PageMeasure {
  scriptBytes: number;
  styleBytes: number;
  largestPaintMs: number;
  layoutShift: number;
  blockedMs: number;
}

/** Lighthouse's settings for phones: a processor four times slower than a desktop's, a fine screen, and a slow 4G connection. */
const PHONE = {
  scale: 1.75,
  slowdown: 4,
  latency: 150,
  throughput: (1_638.4 * 1024) / 8,
};

/** Runs before the page's own scripts, and keeps what the browser observes. */
const OBSERVE = `
  window.seen = { paint: 0, shift: 0, blocked: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
`;

/** Loads a page once, as a new visitor on a phone with an empty cache. */
export const measurePage = async (browser: Browser, url: string): Promise<PageMeasure> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: PHONE.scale,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const { slowdown, latency, throughput } = PHONE;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    const kinds = new Map<string, string>();
    const bytes = { Script: 0, Stylesheet: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate<{ paint: number; shift: number; blocked: number }>('seen');
    return {
      scriptBytes: bytes.Script,
      styleBytes: bytes.Stylesheet,
      largestPaintMs: seen.paint,
      layoutShift: seen.shift,
      blockedMs: seen.blocked,
    };
  } finally {
    await context.close();
  }
};
