import { describe, expect, it } from 'vitest';
import {
  downloadPath,
  downloadsPath,
  readDownloadsToken,
  readDownloadToken,
} from './downloads-token.ts';

const secret = 'secret';
const link = { id: '0123456789abcdef01234567', version: 3 };

describe.each([
  ['page of files', downloadsPath, readDownloadsToken, readDownloadToken],
  ['file', downloadPath, readDownloadToken, readDownloadsToken],
] as const)('the link to a %s', (_, pathOf, readToken, readOtherToken) => {
  const token = pathOf(secret, 'shop', link).split('/').at(-1) ?? '';

  it('opens what it was made for', () => {
    expect(readToken(secret, 'shop', token)).toEqual(link);
  });

  it('opens nothing on another website, with another secret, or as another kind of link', () => {
    expect(readToken(secret, 'other', token)).toBeNull();
    expect(readToken('other', 'shop', token)).toBeNull();
    expect(readOtherToken(secret, 'shop', token)).toBeNull();
  });

  it('opens nothing in another version', () => {
    expect(readToken(secret, 'shop', token.replace('.3.', '.4.'))).toBeNull();
  });
});
