import { z } from 'zod';
import type { ServiceFault } from './reader.ts';

const Faults = z.object({
  errors: z.array(z.object({ message: z.string(), status: z.int().nullish() })).min(1),
});

/** A bad gateway: an answer that is not whole proves nothing, also if it has data. */
const BROKEN = 502;
const UNAUTHORISED = 401;

const isAboutToken = (message: string): boolean => /invalid token|unauthori[sz]ed/iu.test(message);

/** The first error in an answer of GraphQL. Its status may say what that of HTTP does not. */
export const faultInGraphql = (json: unknown): ServiceFault | undefined => {
  const [first] = Faults.safeParse(json).data?.errors ?? [];
  if (!first) return;
  const { message, status } = first;
  return { status: isAboutToken(message) ? UNAUTHORISED : (status ?? BROKEN), message };
};
