import { describe, expect, it } from 'vitest';
import type { CensusRequest, CensusResponse } from '../send.ts';
import { readPerformanceSettings } from './read-performance-settings.ts';

const response = (text: string, status = 200): CensusResponse => ({
  status,
  text: async () => text,
});

describe('readPerformanceSettings', () => {
  it('sends a GET request with a timeout of 30 s and returns pageLoadId (PERF-04)', async () => {
    const sent: CensusRequest[] = [];
    const settings = await readPerformanceSettings(async (request) => {
      sent.push(request);
      return response('{"pageLoadId":"load-1","more":1}');
    });
    expect(settings).toEqual({ pageLoadId: 'load-1' });
    expect(sent).toEqual([
      { method: 'GET', path: '/api/1/performance/settings', timeoutMs: 30_000 },
    ]);
  });

  it.each([201, 204, 404, 500])('rejects on status %i (PERF-08)', async (status) => {
    await expect(
      readPerformanceSettings(async () => response('{"pageLoadId":"load-1"}', status)),
    ).rejects.toThrow('XHR request DONE with unexpected status');
  });

  it('rejects with a timeout message on a TimeoutError (PERF-09)', async () => {
    const timeout = Object.assign(new Error('The operation timed out'), { name: 'TimeoutError' });
    await expect(readPerformanceSettings(() => Promise.reject(timeout))).rejects.toThrow(
      'Metric settings request timeout',
    );
  });

  it('rethrows any other error unchanged', async () => {
    const failure = new Error('offline');
    await expect(readPerformanceSettings(() => Promise.reject(failure))).rejects.toBe(failure);
  });

  it.each(['{}', '{"pageLoadId":""}', '{"pageLoadId":7}', 'null', 'not JSON', ''])(
    'rejects when %j contains no valid pageLoadId (PERF-10)',
    async (text) => {
      await expect(readPerformanceSettings(async () => response(text))).rejects.toThrow(
        'Unable to resolve pageLoadId',
      );
    },
  );
});
