import type { AiringWords } from './words.ts';

/** "in 3 h 20 min", "in 5 min", "on now" */
export function countdown(minutes: number, say: AiringWords): string {
  if (minutes <= 0) return say.on;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? say.inMinutes(minutes) : say.inHours(hours, minutes % 60);
}
