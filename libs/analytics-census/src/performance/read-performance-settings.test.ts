import { describe, expect, it } from 'vitest';
import type { CensusRequest, CensusResponse } from '../send.ts';
import { readPerformanceSettings } from './read-performance-settings.ts';

const answer = (text: string, status = 200): CensusResponse => ({ status, text: async () => text });

describe('the performance settings', () => {
  it('are asked for without a body and for 30 s at most; they give pageLoadId (PERF-04)', async () => {
    const sent: CensusRequest[] = [];
    const settings = await readPerformanceSettings(async (request) => {
      sent.push(request);
      return answer('{"pageLoadId":"load-1","more":1}');
    });
    expect(settings).toEqual({ pageLoadId: 'load-1' });
    expect(sent).toEqual([
      { method: 'GET', path: '/api/1/performance/settings', timeoutMs: 30_000 },
    ]);
  });

  it.each([201, 204, 404, 500])('are rejected with the status %i (PERF-08)', async (status) => {
    await expect(
      readPerformanceSettings(async () => answer('{"pageLoadId":"load-1"}', status)),
    ).rejects.toThrow('XHR request DONE with unexpected status');
  });

  it('are given up when the timeout passes (PERF-09)', async () => {
    const timeout = Object.assign(new Error('The operation timed out'), { name: 'TimeoutError' });
    await expect(readPerformanceSettings(() => Promise.reject(timeout))).rejects.toThrow(
      'Metric settings request timeout',
    );
  });

  it('pass every other failure on as it is', async () => {
    const failure = new Error('offline');
    await expect(readPerformanceSettings(() => Promise.reject(failure))).rejects.toBe(failure);
  });

  it.each(['{}', '{"pageLoadId":""}', '{"pageLoadId":7}', 'null', 'not JSON', ''])(
    'without a pageLoadId in %j are an error (PERF-10)',
    async (text) => {
      await expect(readPerformanceSettings(async () => answer(text))).rejects.toThrow(
        'Unable to resolve pageLoadId',
      );
    },
  );
});
