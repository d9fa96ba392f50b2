import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { legacyScript } from './legacy-script.ts';

/** The file that pages name. */
const script = new Script(
  readFileSync(join(import.meta.dirname, basename(legacyScript).replace(/\?.*/, '')), 'utf8'),
);

/** Runs the script in a page that has a form, or none; answers what it put before everything else. */
function noteIn(userAgent: string, hasForm = true): string | undefined {
  let shown: string | undefined;
  const main = {
    firstChild: null,
    querySelector: () => (hasForm ? {} : null),
    insertBefore: vi.fn<(note: { textContent: string }) => void>(
      ({ textContent }) => void (shown = textContent),
    ),
  };
  const own = { getAttribute: () => 'Please use a newer browser.' };
  script.runInNewContext({
    navigator: { userAgent },
    document: {
      getElementById: (id: string) => (id === 'main' ? main : own),
      createElement: () => ({ setAttribute: () => {} }),
    },
  });
  return shown;
}

it('shows an upgrade notice in Internet Explorer 11 on a page with a form (UI-17)', () => {
  const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
  expect(noteIn(explorer)).toBe('Please use a newer browser.');
  expect(noteIn(explorer, false)).toBeUndefined();
});

it.each([
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.1 Version/9.0 Safari/601.1',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/46.0 Safari/537.36 Edge/13.10586',
])('shows no upgrade notice in other browsers (UI-17): %s', (userAgent) => {
  expect(noteIn(userAgent)).toBeUndefined();
});
