import type { Client, ClientKind } from '#platform/client.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';

const ClientKindEnum = builder.enumType('ClientKind', {
  description: 'What kind of program acts for an account. There will be more kinds.',
  values: valuesOf<ClientKind>({
    web: 'The web app of this instance.',
    extension: 'The browser extension.',
    'api-key': 'A program with an API key.',
    app: 'An app that the user has authorized.',
    'media-server': 'A Plex, Jellyfin or Emby server.',
    player: 'A player or an add-on of a player.',
    sync: 'A linked account of another tracker.',
    import: 'The import of a list.',
    system: 'The service itself.',
  }),
});

/** The program that acted for an account, as the owner sees it. */
export const ClientRef = builder.objectRef<Client>('Client').implement({
  extensions: { tier: 'public' },
  description: 'A program that acts for an account.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ClientKindEnum,
      nullable: false,
      description: 'What kind of program it is.',
    }),
    name: t.exposeString('name', {
      description:
        'The name its owner had given it at that time, such as the name of an API key; null if it had none.',
    }),
  }),
});
