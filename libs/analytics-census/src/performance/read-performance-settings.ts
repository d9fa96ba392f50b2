import type { CensusResponse, Send } from '../send.ts';

/** Timeout of the settings. */
const timeoutMs = 30_000;

/** The server's settings for the performance recording. */
export interface PerformanceSettings {
  readonly pageLoadId: string;
}

/** Requests the performance settings; rejects with a readable reason. */
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
    // An unreadable response contains no pageLoadId either.
  }
  throw new Error('Unable to resolve pageLoadId');
}
