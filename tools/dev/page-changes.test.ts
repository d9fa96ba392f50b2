import { describe, expect, it } from 'vitest';
import { withReload } from './page-changes.ts';

describe('withReload', () => {
  it('puts the script before the end of the body, once', () => {
    expect(withReload('<body><pre>&lt;/body></pre></body></html>')).toBe(
      '<body><pre>&lt;/body></pre><script src="/@dev/reload.js" defer></script></body></html>',
    );
    expect(withReload('<body><!-- </body> --></body>')).toBe(
      '<body><!-- </body> --><script src="/@dev/reload.js" defer></script></body>',
    );
  });

  it('leaves a fragment as it is', () => {
    expect(withReload('<p>Sent</p>')).toBe('<p>Sent</p>');
  });
});
