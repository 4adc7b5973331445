const OWN = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/iu;

/** Whether a host name is that of the machine the browser runs on, where browsers trust plain HTTP as they do HTTPS. */
export const isOwnMachine = (hostname: string): boolean => OWN.test(hostname);
