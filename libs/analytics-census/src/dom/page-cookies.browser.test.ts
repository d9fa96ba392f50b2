import { afterEach, describe, expect, it } from 'vitest';
import { createVisitorIdentity } from '../consent/visitor-identity.ts';
import { createPageCookies } from './page-cookies.ts';

const jar = createPageCookies(document);
const names = ['ss_cvr', 'ss_cvt', 'ss_cvc', 'odd'];

afterEach(() => {
  for (const name of names) jar.write(name, '', 0);
});

describe('the page’s cookies', () => {
  it('are read as they were written, whatever they hold', () => {
    jar.write('odd', 'a=b; c, "ü"', 60_000);
    expect(jar.read('odd')).toBe('a=b; c, "ü"');
  });

  it('are not confused with cookies whose names end alike', () => {
    jar.write('odd', 'x', 60_000);
    expect(jar.read('dd')).toBeUndefined();
  });

  it('are gone when they are taken away', () => {
    jar.write('odd', 'x', 60_000);
    jar.write('odd', '', 0);
    expect(jar.read('odd')).toBeUndefined();
  });

  it('hold a visitor’s identity while that is allowed', () => {
    let isAllowed = true;
    const identity = createVisitorIdentity({
      jar,
      mayStore: () => isAllowed,
      createId: () => crypto.randomUUID(),
    });
    const id = identity.renew('spring');
    expect(document.cookie).toContain(`ss_cvr=${id}`);
    isAllowed = false;
    identity.renew();
    for (const name of names) expect(jar.read(name)).toBeUndefined();
  });
});
