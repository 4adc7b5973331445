/** The same response for every caller. It must not reveal whether a token is valid or an event has a match. */
export const ANSWER = '{"ok":true}';
