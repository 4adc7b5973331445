import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenFiles, type FileServer } from './webdav-stand-in.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
export const S3_KEY = { keyId: 'AKIDEXAMPLE', secret: SECRET, region: 'eu-central-1' };

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u;

/** Computes the signature from the request as Amazon documents it (Signature Version 4), without the sender's library. */
const signatureOf = (
  { method, path, headers }: { method: string; path: string; headers: IncomingHttpHeaders },
  { day, region, signed }: { day: string; region: string; signed: string },
): string => {
  const names = signed.split(';');
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex');
};

const faultOf = (
  request: { method: string; path: string; headers: IncomingHttpHeaders },
  body: Buffer,
): string | null => {
  const [, keyId, day = '', region = '', signed = '', signature] =
    FORM.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== S3_KEY.keyId) return 'InvalidAccessKeyId';
  if (region !== S3_KEY.region) return 'AuthorizationHeaderMalformed';
  if (!signed.split(';').includes('host') || !signed.includes('x-amz-content-sha256'))
    return 'AccessDenied';
  if (signatureOf(request, { day, region, signed }) !== signature) return 'SignatureDoesNotMatch';
  return request.headers['x-amz-content-sha256'] === sha256(body)
    ? null
    : 'XAmzContentSHA256Mismatch';
};

/** A bucket "lists" that only accepts requests with a valid signature. */
export const startS3 = async (): Promise<FileServer> => {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks);
      asked.push(`${method} ${path}`);
      const fault = path.startsWith('/lists/')
        ? faultOf({ method, path, headers }, body)
        : 'NoSuchBucket';
      if (fault) {
        response.writeHead(fault === 'NoSuchBucket' ? 404 : 403);
        response.end(`<?xml version="1.0"?><Error><Code>${fault}</Code></Error>`);
        return;
      }
      if (method === 'PUT') files.set(path, body);
      else files.delete(path);
      response.writeHead(method === 'PUT' ? 200 : 204).end();
    });
  });
  return listenFiles(server, { files, asked });
};
