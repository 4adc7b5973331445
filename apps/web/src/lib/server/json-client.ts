const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/iu;

/** Whether a program asks, which reads JSON and not a page: it sends JSON, or takes it and no HTML. Our own forms are sent so too, by SvelteKit. */
export const isJsonClient = (headers: Headers): boolean => {
  if (headers.has('x-sveltekit-action')) return false;
  const accepts = headers.get('accept') ?? '';
  return (
    JSON_TYPE.test(headers.get('content-type') ?? '') ||
    (/\bjson\b/iu.test(accepts) && !/\bhtml\b/iu.test(accepts))
  );
};
