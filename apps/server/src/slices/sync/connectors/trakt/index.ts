import type { Connector, DecodedEntry } from '../connector.ts';
import { countAs, decodeWith, scoreOutOf } from '../read-fields.ts';
import { encodeWith, scoreNamed } from '../write-fields.ts';
import { reader } from './reader.ts';

const readNumbers = decodeWith({ rating: scoreOutOf(10), completed: countAs('progress') });

/** The service has no statuses. They follow from what was watched, and from marks. */
const statusOf = (fields: Readonly<Record<string, unknown>>): DecodedEntry => {
  const { dropped_at: dropped, completed, aired, listed_at: listed } = fields;
  if (typeof dropped === 'string') return { status: 'dropped' };
  if (typeof completed === 'number' && completed > 0)
    return { status: completed === aired ? 'completed' : 'current' };
  return typeof listed === 'string' ? { status: 'planning' } : {};
};

const decode: Connector['decode'] = (fields, context) => ({
  ...statusOf(fields),
  ...readNumbers(fields, context),
});

/**
 * Trakt. Its seasons are those of film databases, and it takes every play as often as it is sent. So it is only read: from its export, or
 * by an app that the operator owns.
 */
export const trakt: Connector = {
  id: 'trakt',
  name: 'Trakt',
  capabilities: {
    kinds: ['anime'],
    fields: ['status', 'progress', 'score'],
    statuses: ['planning', 'current', 'completed', 'dropped'],
    score: 'int10',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: false,
    changeFeed: 'activities',
    atomicWrite: false,
    flow: 'code',
    isReadOnly: true,
  },
  decode,
  reader,
  encode: encodeWith({ score: scoreNamed('rating', 10, null) }),
  write: () => [],
};
