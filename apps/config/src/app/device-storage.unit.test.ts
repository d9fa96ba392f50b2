import type { Website } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { applyColorScheme, readColorScheme } from '../theme/color-scheme.ts';
import { chooseSite, storeLastSite } from '../shell/site/last-site.ts';
import { deviceStorage } from './device-storage.ts';

const blocked = deviceStorage({
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

it('reads nothing and rejects what is stored when the browser blocks its storage', () => {
  expect(blocked.getItem('key')).toBeNull();
  expect(() => blocked.setItem('key', 'value')).toThrow('blocked');
  expect(() => blocked.removeItem('key')).not.toThrow();
});

it('applies a color scheme and opens the first website when nothing can be stored', () => {
  const root = { dataset: {} as DOMStringMap };
  applyColorScheme('dark', root, blocked);
  expect(root.dataset).toEqual({ appearance: 'dark' });
  expect(readColorScheme(blocked)).toBe('system');
  storeLastSite(blocked, 'shop');
  const websites = ['cafe', 'shop'].map((identifier) => ({ identifier }) as Website);
  expect(chooseSite(websites, blocked)?.identifier).toBe('cafe');
});
