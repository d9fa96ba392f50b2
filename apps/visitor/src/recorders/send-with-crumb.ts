import type { CensusRequest, Send } from '@sitewright/analytics-census';

/** The same request with the crumb that the error has just set. */
const withCrumb = ({ headers, form, ...request }: CensusRequest, crumb: string): CensusRequest => ({
  ...request,
  ...(headers && { headers: { ...headers, 'X-CSRF-Token': crumb } }),
  ...(form && { form: { ...form, ...('crumb' in form && { crumb }) } }),
});

/**
 * Sends once more what was rejected for its crumb: a cached page comes without one, and the error brings it.
 */
export const sendWithCrumb =
  (send: Send, readCrumb: () => string): Send =>
  async (request) => {
    const answer = await send(request);
    if (answer.status !== 400) return answer;
    const text = await answer.text();
    return text.includes('"crumbFail":true')
      ? send(withCrumb(request, readCrumb()))
      : { status: answer.status, text: async () => text };
  };
