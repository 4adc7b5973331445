import type { accountWords } from './words.ts';

/** The order matters, because Edge and Opera also contain "Chrome", and Chrome also contains "Safari". */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bVivaldi\//u, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
  [/\bcurl\//u, 'curl'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows NT\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

const match = (table: readonly [RegExp, string][], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

type Names = Pick<ReturnType<typeof accountWords>, 'browserOn' | 'someBrowser' | 'unknownProgram'>;

/** The name of the browser of a `User-Agent`, such as "Firefox on Windows". */
export function deviceName(userAgent: string, say: Names): string {
  const browser = match(BROWSERS, userAgent);
  const system = match(SYSTEMS, userAgent);
  if (browser && system) return say.browserOn(browser, system);
  return browser ?? (system ? say.someBrowser(system) : say.unknownProgram);
}
