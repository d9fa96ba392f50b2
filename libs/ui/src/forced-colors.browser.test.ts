import './lightbox/lightbox.css';
import './marquee/marquee.css';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';

/** A DevTools protocol session, as Playwright provides it. */
interface Session {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

const emulate = (value: string) =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });
afterEach(async () => {
  await emulate('none');
  document.body.replaceChildren();
});

it.each([
  ['lightbox-control lightbox-close', 'lightbox'],
  ['marquee-pause', 'marquee'],
])('shows the icon of %s in forced colors mode', async (className, parent) => {
  await emulate('active');
  document.body.innerHTML = `<div class="${parent}"><button class="${className}"></button></div>`;
  const sign = getComputedStyle(document.querySelector('button')!, '::before');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(sign.backgroundImage).toContain('linear-gradient');
  expect(sign.forcedColorAdjust).toBe('none');
});
