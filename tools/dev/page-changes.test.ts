import { describe, expect, it } from 'vitest';
import { withReload } from './page-changes.ts';

describe('withReload', () => {
  it('inserts the script before the closing body tag, ignoring comments and escaped text', () => {
    expect(withReload('<body><pre>&lt;/body></pre></body></html>')).toBe(
      '<body><pre>&lt;/body></pre><script src="/@dev/reload.js" defer></script></body></html>',
    );
    expect(withReload('<body><!-- </body> --></body>')).toBe(
      '<body><!-- </body> --><script src="/@dev/reload.js" defer></script></body>',
    );
  });

  it('returns a fragment unchanged', () => {
    expect(withReload('<p>Sent</p>')).toBe('<p>Sent</p>');
  });
});
