import type { CensusRequest, Send } from '@sitewright/analytics-census';

/** Repeats the request with the crumb that the error response has set. */
const withCrumb = ({ headers, form, ...request }: CensusRequest, crumb: string): CensusRequest => ({
  ...request,
  ...(headers && { headers: { ...headers, 'X-CSRF-Token': crumb } }),
  ...(form && { form: { ...form, ...('crumb' in form && { crumb }) } }),
});

/**
 * Retries a request that was rejected for its crumb: a cached page comes without one, and the error response sets it.
 */
export const sendWithCrumb =
  (send: Send, readCrumb: () => string): Send =>
  async (request) => {
    const response = await send(request);
    if (response.status !== 400) return response;
    const text = await response.text();
    return text.includes('"crumbFail":true')
      ? send(withCrumb(request, readCrumb()))
      : { status: response.status, text: async () => text };
  };
