import { xml } from '#lib/seo/xml.server.ts';
import type { RequestHandler } from './$types';

/** Lets people search here from the address bar of their browser. */
export const GET: RequestHandler = ({ locals: { baseUrl } }) =>
  xml(
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Tsuzuki</ShortName>
  <Description>Search anime and manga</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${baseUrl}/favicon.svg</Image>
  <Url type="text/html" template="${baseUrl}/search?q={searchTerms}"/>
</OpenSearchDescription>`,
    'application/opensearchdescription+xml',
  );
