import { login } from '@sitewright/contracts/api';
import { afterEach, expect, it, vi } from 'vitest';
import { createServices } from './create-services.ts';

afterEach(() => vi.restoreAllMocks());

it('returns a message to try again when the server is unreachable', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { call } = createServices(window, () => {});
  const body = { email: 'olive@example.com', password: 'harbour' };
  expect(await call(login, { body })).toMatchObject({
    ok: false,
    failure: { kind: 'connection', message: 'Unable to connect. Please try again' },
  });
});

it('passes reported errors to window.reportError', () => {
  const reportError = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  createServices(window, () => {}).report('Feature columns: There is no such feature.');
  expect(reportError).toHaveBeenCalledExactlyOnceWith(
    new Error('Feature columns: There is no such feature.'),
  );
});
