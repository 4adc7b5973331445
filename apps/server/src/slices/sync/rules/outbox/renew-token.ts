/** Whether a worker whose token was refused must get a new one. If another worker got it meanwhile, the stored token is a different one. */
export const mustRenew = (refused: string, stored: string): boolean => refused === stored;
