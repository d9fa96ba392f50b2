import { login } from '@sitewright/contracts/api';
import { afterEach, expect, it, vi } from 'vitest';
import { createServices } from './create-services.ts';

afterEach(() => vi.restoreAllMocks());

it('says that the server cannot be reached, and what to do', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { call } = createServices(window, () => {});
  const body = { email: 'olive@example.com', password: 'harbour' };
  expect(await call(login, { body })).toMatchObject({
    ok: false,
    failure: { kind: 'connection', message: 'Unable to connect. Please try again' },
  });
});

it('reports an error to the browser, as an error that nobody caught', () => {
  const reportError = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  createServices(window, () => {}).report('Feature columns: There is no such feature.');
  expect(reportError).toHaveBeenCalledExactlyOnceWith(
    new Error('Feature columns: There is no such feature.'),
  );
});
