import type { Outside } from '../platform/outside.ts';
import { Failure } from './failure.ts';

const LONGEST_WAIT_MS = 30_000;

/** Sends a request without cookies. @throws Failure `unreachable` */
export const post = async (
  outside: Outside,
  url: string,
  { body, headers }: { body: string | URLSearchParams; headers: Record<string, string> },
): Promise<{ status: number; body: unknown; afterS: number | undefined }> => {
  try {
    const response = await outside.fetch(url, {
      method: 'POST',
      body,
      headers,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const afterS = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: await response.json().catch(() => undefined),
      afterS: afterS > 0 ? afterS : undefined,
    };
  } catch (error) {
    throw new Failure('unreachable', String(error));
  }
};
