import type { Send } from '../send.ts';

/** How long the settings may take (specification, section 9). */
const timeoutMs = 30_000;

/** What the server says before a page's performance is recorded. */
export interface PerformanceSettings {
  readonly pageLoadId: string;
}

/** Asks for the performance settings; rejects with the texts of section 8. */
export async function readPerformanceSettings(send: Send): Promise<PerformanceSettings> {
  const { status, text } = await send({
    method: 'GET',
    path: '/api/1/performance/settings',
    timeoutMs,
  }).catch((error: unknown) => {
    throw isTimeout(error) ? new Error('Metric settings request timeout') : error;
  });
  if (status !== 200) throw new Error('XHR request DONE with unexpected status');
  const pageLoadId = parsePageLoadId(await text());
  if (!pageLoadId) throw new Error('Unable to resolve pageLoadId');
  return { pageLoadId };
}
