import {
  CURRENT_WEBHOOK_VERSION,
  WEBHOOK_EVENTS,
  WEBHOOK_EXAMPLES,
  webhookJsonSchema,
  type WebhookEventType,
} from '@tsuzuki/contract/webhooks';

interface Schema {
  description?: string;
  type?: string | string[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'time',
  uuid: 'UUID',
  uri: 'address',
};

/** The types of a value in a few words: `text`, `text or null`, `list of text`. */
const typeOf = ({ type, const: only, format, anyOf, items }: Schema): string => {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (items) return `list of ${typeOf(items)}`;
  if (format !== undefined && format in FORMATS) return FORMATS[format] ?? '';
  return [type ?? 'anything']
    .flat()
    .map((name) => (name === 'string' ? 'text' : name))
    .join(' or ');
};

/** A value without the null beside it. */
const innerOf = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** One row for each field, and the fields inside it by their path. */
const rowsOf = (schema: Schema, path = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = innerOf(field);
    const about = field.description ?? inner.description ?? '';
    const row = `| \`${path}${name}\` | ${typeOf(field)} | ${about} |`;
    const further = inner.items ?? inner;
    const below = `${path}${name}${inner.items ? '[]' : ''}.`;
    return [row, ...rowsOf(further, below)];
  });

const HEAD = ['| field | type | meaning |', '| --- | --- | --- |'];

const variants = (webhookJsonSchema() as { oneOf: Schema[] }).oneOf;

const variantOf = (type: WebhookEventType): Schema => {
  const found = variants.find(({ properties }) => properties?.['type']?.const === type);
  if (!found) throw new Error(`The schema has no event ${type}.`);
  return found;
};

const exampleOf = (type: WebhookEventType): string =>
  JSON.stringify(
    {
      id: '0198c0de-0000-7000-8000-000000000042',
      type,
      timestamp: '2026-11-27T13:30:00.000Z',
      schemaVersion: CURRENT_WEBHOOK_VERSION,
      sequence: 42,
      data: WEBHOOK_EXAMPLES[type],
    },
    null,
    2,
  );

const sectionOf = (type: WebhookEventType): string[] => [
  `## \`${type}\``,
  '',
  WEBHOOK_EVENTS[type].meaning,
  '',
  ...HEAD,
  ...rowsOf(variantOf(type).properties?.['data'] ?? {}, 'data.'),
  '',
  '```json',
  exampleOf(type),
  '```',
  '',
];

const types = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** `docs/api/webhook-events.md`, from the contract. */
export const printWebhookEventsPage = (): string => {
  const { data: _data, ...envelope } = variantOf('webhook.ping').properties ?? {};
  return [
    '# Webhook events',
    '',
    '`npm run generate` writes this page from the contract, as it does the JSON Schema in `packages/contract/webhook-events.schema.json`.',
    'How events are sent and checked: [webhooks](webhooks.md).',
    '',
    `This is version \`${CURRENT_WEBHOOK_VERSION}\`. Within a version, fields are only added, so ignore fields that you do not know.`,
    '',
    '## Every event',
    '',
    ...HEAD,
    ...rowsOf({
      properties: {
        ...envelope,
        type: { type: 'string', description: 'Its type, one of those below.' },
      },
    }),
    '| `data` | object | What happened, by type. |',
    '',
    ...types.flatMap(sectionOf),
  ].join('\n');
};

/** `packages/contract/webhook-events.schema.json`, from the contract. */
export const printWebhookSchema = (): string => `${JSON.stringify(webhookJsonSchema(), null, 2)}\n`;
