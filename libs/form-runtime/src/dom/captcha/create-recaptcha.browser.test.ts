import { afterEach, expect, it, vi } from 'vitest';
import { createRecaptcha } from './create-recaptcha.ts';
import type { RecaptchaApi, RecaptchaRenderOptions } from './create-recaptcha.ts';

/** A fake script of a provider that records the rendered widgets. */
const providerScript = (provider: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `window.${provider} = {
          rendered: [], resets: 0, response: '',
          ready: (callback) => callback(),
          render(container, options) { this.rendered.push(options); return 0; },
          getResponse() { return this.response; },
          reset() { this.resets += 1; },
        };`,
      ],
      { type: 'text/javascript' },
    ),
  );

interface Provider {
  readonly rendered: RecaptchaRenderOptions[];
  readonly resets: number;
  response: string;
}

let count = 0;
const open = (width: number, siteKey: string | undefined = 'key-of-the-site') => {
  const name = `provider${(count += 1)}`;
  const container = document.createElement('div');
  container.style.width = `${width}px`;
  document.body.append(container);
  const find = () => (window as unknown as Record<string, Provider & RecaptchaApi>)[name];
  const captcha = createRecaptcha({
    container,
    siteKey,
    scriptUrl: providerScript(name),
    readApi: find,
  });
  return { captcha, provider: find };
};

afterEach(() => document.body.replaceChildren());

it('loads the script and renders a captcha with the site key (FORM-76)', async () => {
  const { provider } = open(400);
  await vi.waitUntil(() => provider()?.rendered.length);
  expect(provider()?.rendered).toMatchObject([{ sitekey: 'key-of-the-site' }]);
});

it.each([
  [200, 'compact'],
  [319, 'compact'],
  [320, 'normal'],
  [600, 'normal'],
])('renders in a container of %i pixels with the size %s (FORM-77)', async (width, size) => {
  const { provider } = open(width);
  await vi.waitUntil(() => provider()?.rendered.length);
  expect(provider()?.rendered).toMatchObject([{ size }]);
});

it('returns the response after it is passed, and resets the widget on reset', async () => {
  const { captcha, provider } = open(400);
  expect(await captcha.pass()).toBeUndefined();
  const found = provider();
  if (found) found.response = 'passed';
  expect(await captcha.pass()).toBe('passed');
  captcha.reset();
  await vi.waitUntil(() => provider()?.resets === 1);
});

it("rejects with 'ReCaptcha has not been set up' and loads nothing without a site key (FORM-78)", async () => {
  const { captcha, provider } = open(400, '');
  await expect(captcha.pass()).rejects.toThrow('ReCaptcha has not been set up');
  expect(provider()).toBeUndefined();
});

it('rejects when the script cannot be loaded', async () => {
  const scriptUrl = providerScript('gone');
  URL.revokeObjectURL(scriptUrl);
  const captcha = createRecaptcha({
    container: document.createElement('div'),
    siteKey: 'key',
    scriptUrl,
    readApi: () => undefined,
  });
  await expect(captcha.pass()).rejects.toThrow('could not be loaded');
});
