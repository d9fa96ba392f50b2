import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

const sheets = globSync('*.css', { cwd: import.meta.dirname });

it.each(sheets)(
  '%s contains no :dir() or :lang() selector when compiled for older browsers',
  (sheet) => {
    const filename = new URL(sheet, import.meta.url).pathname;
    // Safari 16.4 and equivalents: the default baseline of bundlers.
    const targets = { safari: (16 << 16) | (4 << 8), chrome: 111 << 16, firefox: 114 << 16 };
    const { code } = transform({ filename, code: readFileSync(filename), targets });
    expect(new TextDecoder().decode(code)).not.toMatch(/:(dir|lang)\(/);
  },
);

it('finds the style sheets', () => expect(sheets).toContain('form.css'));
