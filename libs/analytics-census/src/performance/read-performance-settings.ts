import type { CensusResponse, Send } from '../send.ts';

/** How long the settings may take. */
const timeoutMs = 30_000;

/** What the server says before a page's performance is recorded. */
export interface PerformanceSettings {
  readonly pageLoadId: string;
}

/** Asks for the performance settings; rejects with the reason in words. */
export async function readPerformanceSettings(send: Send): Promise<PerformanceSettings> {
  const response = await send({
    method: 'GET',
    path: '/api/1/performance/settings',
    timeoutMs,
  }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw isTimeout ? new Error('Metric settings request timeout', { cause: error }) : error;
  });
  if (response.status !== 200) throw new Error('XHR request DONE with unexpected status');
  return { pageLoadId: await readPageLoadId(response) };
}

async function readPageLoadId(response: CensusResponse): Promise<string> {
  try {
    const { pageLoadId } = JSON.parse(await response.text());
    if (pageLoadId && typeof pageLoadId === 'string') return pageLoadId;
  } catch {
    // An answer that cannot be read has no pageLoadId either.
  }
  throw new Error('Unable to resolve pageLoadId');
}
