import { knownRegion } from '#lib/preferences/preferences.ts';
import type { WorkKind } from '../work.ts';
import { word } from './word.ts';

/** In any region. */
export const ANY_REGION = 'any';

/** Where a work can be watched. */
export interface StreamingChoice {
  /** Key of a streaming service; only for anime. */
  readonly service: string | null;
  /** The region in which the service streams it: an ISO 3166-1 alpha-2 code or `ANY_REGION`; only for anime. */
  readonly region: string | null;
}

/** Reads it of an address. A service without a region applies to `ownRegion`, the visitor's region. */
export function parseStreaming(
  parameters: URLSearchParams,
  { kind, ownRegion }: { kind: WorkKind; ownRegion: string | null },
): StreamingChoice {
  if (kind === 'manga') return { service: null, region: null };
  const service = serviceWord(parameters.get('service') ?? '');
  const text = parameters.get('region') ?? '';
  return { service, region: regionOf(text, { service, ownRegion }) };
}

/** Keys once ended with a region, and saved addresses still do. */
function serviceWord(text: string): string | null {
  return word(text.replace(/(?:_(?:hk|mo|tw))+$/u, ''));
}

function regionOf(
  text: string,
  { service, ownRegion }: { service: string | null; ownRegion: string | null },
): string | null {
  const named = knownRegion(text);
  if (named !== null || service === null) return named;
  return text === ANY_REGION ? ANY_REGION : (ownRegion ?? ANY_REGION);
}

/** The region to ask for; null for all. */
export const regionAsked = ({ region }: StreamingChoice): string | null =>
  region === ANY_REGION ? null : region;

/** The filter of the API. */
export const streamingFilter = (choice: StreamingChoice) =>
  choice.service === null && choice.region === null
    ? undefined
    : { in: choice.service === null ? null : [choice.service], region: regionAsked(choice) };
