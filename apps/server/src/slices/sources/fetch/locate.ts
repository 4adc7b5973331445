import { z } from 'zod';
import { refusal } from '../reasons.ts';
import type { Checksum } from './checksum.ts';
import type { FetchedSource, Location } from './fetched-source.ts';
import { expectStatus, textOf, type Web } from './web.ts';

/** The file a source offers now. */
export interface Located {
  address: string;
  headers: Readonly<Record<string, string>>;
  /** What people call it, such as the tag of its release; null where it has no name. */
  version: string | null;
  /** Changes whenever the file does; null where only the file itself can tell. */
  identity: string | null;
  /** As it is published; null where none is. */
  checksum: Checksum | null;
}

const MOST_BYTES = 4 * 1024 ** 2;
const FOUND = 200;
const NOT_FOUND = 404;

const Asset = z.object({
  name: z.string().max(300),
  browser_download_url: z.url().max(2_000),
  updated_at: z.string().max(40).nullish(),
  digest: z.string().max(200).nullish(),
});
const Release = z.object({ tag_name: z.string().max(100), assets: z.array(Asset).max(1_000) });

const SHA256 = /^sha256:([0-9a-f]{64})$/u;
const SHA1 = /^([0-9a-f]{40})(?:\s|$)/u;

const readJson = async <T>(
  web: Web,
  source: FetchedSource,
  { address, schema }: { address: string; schema: z.ZodType<T> },
): Promise<T> =>
  web.get({ address, mostBytes: MOST_BYTES }, async (answer) => {
    expectStatus(source, answer, [FOUND]);
    const text = await textOf(answer);
    const parsed = schema.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    throw refusal('UNAVAILABLE', 'SOURCE_INDEX_CHANGED', { source: source.info.name });
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const locatedAt = (asset: z.infer<typeof Asset>, version: string): Located => {
  const { browser_download_url: address, digest, updated_at } = asset;
  const value = SHA256.exec(digest ?? '')?.[1];
  return {
    address,
    headers: {},
    version,
    identity: `${address} ${digest ?? updated_at ?? ''}`,
    checksum: value === undefined ? null : { algorithm: 'sha256', value },
  };
};

const inRelease = async (
  web: Web,
  source: FetchedSource,
  { repository, tag, asset: name }: Location & { kind: 'release' },
): Promise<Located> => {
  const which = tag === 'latest' ? 'latest' : `tags/${tag}`;
  const address = `https://api.github.com/repos/${repository}/releases/${which}`;
  const release = await readJson(web, source, { address, schema: Release });
  const asset = release.assets.find((one) => one.name === name);
  if (asset) return locatedAt(asset, release.tag_name);
  throw refusal('UNAVAILABLE', 'SOURCE_FILE_GONE', { source: source.info.name, file: name });
};

/** The SHA-1 beside a file; a source that has taken it away is read without. */
const readSha1 = (web: Web, source: FetchedSource, address: string): Promise<Checksum | null> =>
  web.get({ address, mostBytes: MOST_BYTES }, async (answer) => {
    expectStatus(source, answer, [FOUND, NOT_FOUND]);
    const value = SHA1.exec((await textOf(answer)).toLowerCase())?.[1];
    return value === undefined ? null : { algorithm: 'sha1', value };
  });

/** Finds the file of a source. @throws OutboundFault or a refusal when that cannot be told. */
export const locate = async (web: Web, source: FetchedSource): Promise<Located> => {
  const { location } = source;
  if (location.kind === 'release') return inRelease(web, source, location);
  if (location.kind === 'asset') {
    const asset = await readJson(web, source, { address: location.address, schema: Asset });
    return locatedAt(asset, asset.name);
  }
  const { address, headers = {}, sha1Address } = location;
  const checksum = sha1Address === undefined ? null : await readSha1(web, source, sha1Address);
  return { address, headers, version: null, identity: checksum && checksum.value, checksum };
};
