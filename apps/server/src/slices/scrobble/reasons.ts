import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  ALREADY_RECORDED: 'This was recorded a moment ago.',
  CHAPTER_WITHOUT_NUMBER: 'A chapter has a number, from 0.',
  CORRECTED_ANIME_NOT_FOUND: 'The catalogue has no anime of this id.',
  CORRECTED_CHAPTER_NOT_FOUND: 'The manga does not have a chapter {chapter}.',
  CORRECTED_EPISODE_NOT_FOUND: 'The anime does not have an episode {episode}.',
  CORRECTED_MANGA_NOT_FOUND: 'The catalogue has no manga of this id.',
  CORRECTION_ANIME_ID_INVALID: '"{field}" is not an id.',
  CORRECTION_EPISODE_OUT_OF_RANGE: '"{field}" must be from {least} to {most}.',
  CORRECTION_OF_OTHER_MEDIUM:
    'An episode is of an anime, and a chapter of a manga: name the work and the number of what the delivery is.',
  CORRECTION_NOT_FOUND: 'No correction has this id.',
  DELIVERY_CHANGED_NOTHING: 'This delivery changed nothing that could be undone.',
  DELIVERY_NOT_FOUND: 'No delivery has this id: they are kept for seven days.',
  DELIVERY_NOT_WAITING: 'This delivery isn’t waiting for your confirmation.',
  DELIVERY_NOT_WATCHED: 'This delivery doesn’t count as watched, so there is no match to change.',
  DELIVERY_PAYLOAD_GONE: 'The payload of this delivery wasn’t kept, so it can’t be replayed.',
  DELIVERY_WITHOUT_LIBRARY: 'The server did not say from which library this was played.',
  DELIVERY_WITHOUT_SHOW: 'This delivery does not name a show, so there is none to ignore.',
  DELIVERY_WITHOUT_SHOW_TO_CONFIRM: 'This delivery is no episode of a show that has a name.',
  EXTENSION_FILE_UNKNOWN: 'The extension has no such file.',
  EXTENSION_NOT_BUILT:
    'This instance does not offer the extension. Its operator can build it: npm run build -w extension.',
  IGNORED_LIBRARIES_EXHAUSTED: 'At most {most} libraries are ignored.',
  IGNORED_SHOWS_EXHAUSTED:
    'A media server can ignore {most} shows. Leave out a whole library instead.',
  IGNORED_SHOW_NOT_FOUND: 'None of your media servers ignores a show of this id.',
  KNOWN_SHOW_NOT_FOUND: 'You have confirmed no show of this id.',
  LIBRARY_ADDRESS_INVALID:
    'Enter the whole address, such as https://plex.example.com:32400, without a token.',
  LIBRARY_CHECKS_EXHAUSTED: 'Too many addresses were tried. Wait an hour.',
  LIBRARY_FORBIDDEN:
    'This instance may not reach {host}. Its operator can allow addresses of their own network (TSUZUKI_OUTBOUND_ALLOW).',
  LIBRARY_NAME_MISSING: 'A name is not empty.',
  LIBRARY_NAME_TOO_LONG: 'A name is too long.',
  LIBRARY_NOT_ALLOWED: 'You have not allowed Tsuzuki to read this media server.',
  LIBRARY_REJECTED: '{server} rejects this token.',
  LIBRARY_TOKEN_INVALID: 'This is no token of a media server.',
  LIBRARY_TOO_LARGE: 'The media server sends more than expected.',
  LIBRARY_TOO_SLOW: '{host} takes too long to answer.',
  LIBRARY_UNREACHABLE: '{host} can’t be reached.',
  LIBRARY_UNREADABLE:
    'The answer is not that of such a media server (status {status}). Check the address.',
  LIBRARY_USER_UNKNOWN:
    'Enter under “Only count plays by” whose plays count: the server has several users, or none of this name.',
  PLAYER_HAS_NO_ADDRESS:
    'A player has no address. Replace its API key under Settings → API keys, or sign it in again.',
  PLAYER_HAS_NO_LIBRARY: 'A player has no library that could be read.',
  PLAYER_SETTING_UNKNOWN:
    'Of a player, only the thresholds, askFirst, onlyOnList and sureMatches can be set.',
  PLAY_EPISODE_OUT_OF_RANGE: 'The anime does not have this episode.',
  PLAY_NOT_ON_LIST: 'This work is not on your list, and only those on it count for this player.',
  SCROBBLE_IN_FUTURE: 'Nothing can be played in the future: check "playedAt".',
  PLAY_OF_IGNORED_SHOW:
    'You marked this show as not anime: see the log under Settings → Media servers.',
  PLAY_PROGRESS_NOT_A_NUMBER: 'The progress is a number of percent.',
  PLAY_PROGRESS_TOO_HIGH: 'The progress is 100 at most.',
  PLAY_PROGRESS_TOO_LOW: 'The progress is {least} at least.',
  SCROBBLE_TOO_OLD: 'Plays are accepted for {days} days.',
  PLAY_UNKNOWN: 'This is no episode that could be recorded: see /mapping.',
  PLAY_WITHOUT_WORK: 'Name a movie, an episode with its show, or a chapter with its manga.',
  SHOW_WITHOUT_SUGGESTION: 'Nothing is suggested for this show: choose the anime.',
  THRESHOLD_NOT_A_NUMBER: 'A threshold is a number of percent.',
  THRESHOLD_NOT_WHOLE: 'A threshold is a whole number of percent.',
  THRESHOLD_TOO_HIGH: 'A threshold is {most} % at most.',
  THRESHOLD_TOO_LOW: 'A threshold is {least} % at least.',
  TOKENS_EXHAUSTED: 'An account has at most {most} tokens: delete one first.',
  TOKEN_CHANGE_MISSING: 'Name what is to change: a name, or settings.',
  TOKEN_KIND_UNKNOWN: 'A kind is one of {choices}.',
  TOKEN_NAME_MISSING: 'A token has a name.',
  TOKEN_NAME_TOO_LONG: 'The name of a token has at most {most} characters.',
  TOKEN_SOFTWARE_OF_OTHER_KIND: 'This program sends another format than this kind.',
  TOKEN_SOFTWARE_UNKNOWN: 'A program is one of {choices}.',
  TOKEN_NOT_FOUND: 'No webhook token has this id.',
  TOKEN_UNKNOWN:
    'No webhook URL has this token. Give the last part of a URL, "{prefix}…"; if you no longer have it, "tsuzuki token rotate" makes a new one.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
