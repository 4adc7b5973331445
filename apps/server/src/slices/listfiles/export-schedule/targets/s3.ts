import { createReadStream } from 'node:fs';
import { AwsV4Signer } from 'aws4fetch';
import type { App } from '#platform/app.ts';
import { outbound, type OutboundAnswer } from '#platform/outbound/index.ts';
import type { S3Place } from '../place.ts';
import { refuseAnswer, type ExportFile, type Target } from './target.ts';

const DEADLINE_MS = 120_000;
/** SHA-256 of nothing. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The word S3 gives for a fault; its text may be anything. */
const detailOf = ({ body }: OutboundAnswer): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/u.exec(body.toString('utf8', 0, 4096))?.[1] ?? '';

/** Addresses name the bucket in the path, which every service of this kind understands. */
const addressOf = ({ address, bucket, prefix }: S3Place, name: string): string => {
  const parts = [bucket, ...prefix.split('/').filter((part) => part !== ''), name];
  return `${address.replace(/\/+$/u, '')}/${parts.map(encodeURIComponent).join('/')}`;
};

/** A bucket of Amazon S3 or a service that speaks like it; requests are signed (AWS Signature Version 4), the file's hash too. */
export const s3Target = async (app: App, place: S3Place, secret: string): Promise<Target> => {
  const { send } = await app.open(outbound);
  const ask = async (
    method: 'PUT' | 'DELETE',
    name: string,
    file?: ExportFile,
  ): Promise<OutboundAnswer> => {
    const signer = new AwsV4Signer({
      method,
      url: addressOf(place, name),
      headers: { 'x-amz-content-sha256': file?.sha256 ?? NOTHING },
      accessKeyId: place.keyId,
      secretAccessKey: secret,
      service: 's3',
      region: place.region,
      datetime: app.clock
        .now()
        .toISOString()
        .replace(/[-:]|\.\d+/gu, ''),
    });
    const signed = await signer.sign();
    const { host: _host, ...headers } = Object.fromEntries(signed.headers);
    return send({
      address: String(signed.url),
      setBy: 'user',
      method,
      deadlineMs: DEADLINE_MS,
      headers: {
        ...headers,
        ...(file && {
          'content-type': 'application/gzip',
          'content-length': String(file.bytes),
        }),
      },
      ...(file && { body: createReadStream(file.path) }),
    });
  };
  const require = async (answer: Promise<OutboundAnswer>): Promise<void> => {
    const got = await answer;
    if (got.status >= 300) throw refuseAnswer(got, { ...place, detail: detailOf(got) });
  };
  return {
    put: (file) => require(ask('PUT', file.name, file)),
    // S3 says 204 where there is nothing.
    remove: (name) => require(ask('DELETE', name)),
  };
};
