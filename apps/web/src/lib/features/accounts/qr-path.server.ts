import { encode } from 'uqr';

/** The dark squares of a QR code as an SVG path. The view box is `0 0 size size`, including a quiet zone of four. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 });
  const runs = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { path: runs.join(''), size };
}
