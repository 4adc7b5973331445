import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { setting, settingSchema, settingsGroup, type Settings } from '#platform/settings.ts';

export type Log = Logger;

export const logSettings = settingsGroup('Log', {
  level: setting({
    env: 'LOG_LEVEL',
    doc: 'How much is logged: `silent`, `error`, `warn`, `info`, `debug` or `trace`.',
    schema: settingSchema.oneOf(['silent', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
  }),
  format: setting({
    env: 'LOG_FORMAT',
    doc: '`json` for one JSON object per line, `pretty` for people, `auto` for `pretty` on a terminal.',
    schema: settingSchema.oneOf(['auto', 'json', 'pretty'], 'auto'),
  }),
});

/** Members that are never logged, wherever a request or an error object has them. */
const REDACTED = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.token',
  '*.secret',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-api-key"]',
];

/** All our credentials begin alike, so that they are recognised everywhere. */
const CREDENTIAL = /svc_[a-z]+_[0-9A-Za-z]{8,}/gu;

/** Hides credentials in a path: `/ingest/server_a/svc_hook_…` becomes `/ingest/server_a/[token]`. */
export const redactPath = (path: string): string =>
  path
    .replace(/^(\/ingest\/[^/?]+\/)[^?]*/u, '$1[token]')
    .replace(/([?&](?:token|key|code)=)[^&]*/giu, '$1[hidden]')
    .replace(CREDENTIAL, '[token]');

const standardError = (): DestinationStream => pino.destination({ dest: 2, sync: true });

/** The process's structured log, on stderr, so that stdout is free for the output of commands. Credentials are removed from every line. */
export const createLog = (settings: Settings, destination = standardError()): Log => {
  const { level, format } = settings.of(logSettings);
  const options: LoggerOptions = {
    level,
    redact: { paths: REDACTED, censor: '[hidden]' },
    hooks: { streamWrite: (line) => line.replace(CREDENTIAL, '[token]') },
  };
  const isPretty = format === 'pretty' || (format === 'auto' && process.stderr.isTTY);
  return isPretty
    ? pino(
        options,
        pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }),
      )
    : pino(options, destination);
};
