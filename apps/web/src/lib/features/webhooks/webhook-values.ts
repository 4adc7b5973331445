import type { ListedEndpoint, OpenEndpoint } from './webhook.server.ts';

export type State = ListedEndpoint['state'];
export type Fault = NonNullable<OpenEndpoint['deliveries']['nodes'][number]['fault']>;
export type Health = ListedEndpoint['health'];
