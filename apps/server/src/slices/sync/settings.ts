import { z } from 'zod';
import { type Setting, setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import { connectorOf } from './connectors/index.ts';
import {
  isService,
  PROVIDERS,
  type Provider,
  type ServiceName,
  SERVICES,
} from './service/providers.ts';

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

const isChoice = (text: string): boolean =>
  text.trim() === 'auto' || partsOf(text).every(isService);

const choiceOf = (text: string): 'auto' | ServiceName[] =>
  text.trim() === 'auto' ? 'auto' : partsOf(text).filter(isService);

type Address = Setting<string | undefined>;

const address = (env: string, doc: string, usual: string): Address =>
  setting({ env, doc, schema: settingSchema.url(), defaultText: `\`${usual}\`` });

/** The settings of one service. Those it has no use for are absent. */
const settingsOf = (service: ServiceName): Record<string, Address> => {
  const { api, authorize, token, needsClient }: Provider = PROVIDERS[service];
  const name = connectorOf(service)?.name ?? service;
  const env = `SYNC_${service.toUpperCase()}`;
  return {
    ...(api !== null && {
      [`${service}Api`]: address(`${env}_URL`, `The base address of the API of ${name}.`, api),
    }),
    ...(authorize && {
      [`${service}Authorize`]: address(
        `${env}_AUTHORIZE_URL`,
        `Where ${name} asks people whether we may see their lists.`,
        authorize,
      ),
    }),
    ...(token && {
      [`${service}Token`]: address(`${env}_TOKEN_URL`, `Where ${name} gives out tokens.`, token),
    }),
    ...(needsClient && {
      [`${service}ClientId`]: setting({
        env: `${env}_CLIENT_ID`,
        doc: `The id of your application at ${name}. Without it, people can't connect accounts there.`,
        schema: settingSchema.optionalText(),
      }),
      [`${service}ClientSecret`]: setting({
        env: `${env}_CLIENT_SECRET`,
        doc: `The secret of your application at ${name}, if it has one.`,
        schema: settingSchema.optionalText(),
        secret: true,
      }),
    }),
  };
};

const perService: Record<string, Address> = Object.assign({}, ...SERVICES.map(settingsOf));

export const syncSettings = settingsGroup('Sync with other services', {
  services: setting<'auto' | ServiceName[]>({
    env: 'SYNC_SERVICES',
    doc: `The services with which people may keep their lists in sync. \`auto\`: all that need no application of yours, and those for which an id is set below. Or some of them, separated by commas: ${SERVICES.join(', ')}.`,
    schema: z
      .string()
      .default('auto')
      .refine(isChoice, `must be auto, or some of ${SERVICES.join(', ')}, separated by commas`)
      .transform(choiceOf),
    defaultText: '`auto`',
  }),
  callsPerMinute: setting({
    env: 'SYNC_CALLS_PER_MINUTE',
    doc: 'The most calls a minute to a service whose answers do not say how many it takes. By default what is known of each service.',
    schema: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .optional(),
  }),
});

/** The addresses and applications of the services. */
export const serviceSettings = settingsGroup('Services of sync', perService);
