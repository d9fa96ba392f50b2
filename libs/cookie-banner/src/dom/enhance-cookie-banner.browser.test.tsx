import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../cookie-banner.css';
import type { ConsentChoice } from '../consent/consent-record.ts';
import { CookieBannerView } from '../react/cookie-banner-view.tsx';
import type { CookieBannerApiSettings } from '../settings/api-settings.ts';
import { toCookieBannerForm } from '../settings/convert-settings.ts';
import { enhanceCookieBanner } from './enhance-cookie-banner.ts';
import { createHtmlReader } from './create-html-reader.ts';
const readHtml = createHtmlReader(new DOMParser());

const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.body.replaceChildren();
});

function toMarkup(api: CookieBannerApiSettings): string {
  const settings = toCookieBannerForm({
    isCookieBannerEnabled: true,
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    ...api,
  });
  return renderToStaticMarkup(
    <CookieBannerView settings={settings} action="/api/consent" readHtml={readHtml} />,
  );
}

function toElement(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}

/** A published page with a visitor who may have answered before. */
function openPage(api: CookieBannerApiSettings = {}, answered?: ConsentChoice) {
  document.body.innerHTML = `<main><h1>Harbour</h1><a id="again" href="#cookie-banner">Cookies</a></main>${toMarkup(api)}<footer><button>Last</button></footer>`;
  const stored: ConsentChoice[] = answered ? [answered] : [];
  const sent = vi.fn<(action: string, result: string) => void>();
  const onAnswer = vi.fn<(choice: ConsentChoice) => void>();
  const root = document.querySelector<HTMLElement>('#cookie-banner');
  if (!root) return { stored, sent, onAnswer };
  const banner = enhanceCookieBanner(root, {
    consent: { read: () => stored.at(-1), write: (choice) => stored.push(choice) },
    send: (action, response) => sent(new URL(action).pathname, response.toString()),
    onAnswer,
    render: (settings) => toElement(toMarkup(settings)),
  });
  cleanUps.push(banner.destroy);
  return { stored, sent, onAnswer };
}

const region = page.getByRole('region', { name: 'Cookies' });
const control = (name: string) => region.getByRole('button', { name });

function announce(event: 'force' | 'update' | 'unforce', detail?: CookieBannerApiSettings): void {
  document.dispatchEvent(new CustomEvent(`cookieBanner:${event}`, { detail }));
}

describe('a published page', () => {
  it('shows the banner only if isCookieBannerEnabled is true (COOKIE-01)', async () => {
    openPage({ isCookieBannerEnabled: true });
    await expect.element(region).toBeVisible();
    await expect.element(region.getByText(/By using this website/)).toBeVisible();
    openPage({ isCookieBannerEnabled: false });
    await expect.element(region).not.toBeInTheDocument();
  });

  it.each([
    ['Accept', 'accept'],
    ['Decline', 'decline'],
  ])(
    'shows the banner until the visitor presses %s, then removes it (COOKIE-09)',
    async (name, choice) => {
      const { stored, sent, onAnswer } = openPage();
      await expect.element(region).toBeVisible();
      await control(name).click();
      await expect.element(region).not.toBeInTheDocument();
      expect(stored).toEqual([choice]);
      expect(onAnswer.mock.calls).toEqual([[choice]]);
      expect(sent.mock.calls).toEqual([['/api/consent', `answer=${choice}`]]);
    },
  );

  it.each<ConsentChoice>(['accept', 'decline'])(
    'does not show the banner to a visitor with the stored choice %s (COOKIE-09)',
    async (choice) => {
      openPage({}, choice);
      await expect.element(region).not.toBeInTheDocument();
    },
  );

  it('shows the banner again when the visitor clicks the link to the banner', async () => {
    const { stored } = openPage({}, 'accept');
    await page.getByRole('link', { name: 'Cookies' }).click();
    await expect.element(region).toBeVisible();
    expect(location.hash).toBe('');
    await control('Decline').click();
    expect(stored.at(-1)).toBe('decline');
  });
});

describe('banner events', () => {
  it('cookieBanner:force shows the banner despite a stored choice (COOKIE-11)', async () => {
    openPage({}, 'decline');
    await expect.element(region).not.toBeInTheDocument();
    announce('force');
    await expect.element(region).toBeVisible();
  });

  it('cookieBanner:update unmounts and mounts the banner again despite a stored choice (COOKIE-12)', async () => {
    const { stored } = openPage();
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of removedNodes) if (node instanceof Element) changes.push('unmounted');
        for (const node of addedNodes) if (node instanceof Element) changes.push('mounted');
      }
    });
    observer.observe(document.body, { childList: true });
    stored.push('accept');
    announce('update');
    await expect.element(region).toBeVisible();
    expect(changes).toEqual(['unmounted', 'mounted']);
    observer.disconnect();
  });

  it('cookieBanner:unforce mounts the banner again with the given settings (COOKIE-13)', async () => {
    openPage();
    announce('unforce', {
      cookieBannerText: 'Crumbs, anyone?',
      cookieBannerTheme: 'LIGHT',
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
    });
    await expect.element(region.getByText('Crumbs, anyone?')).toBeVisible();
    await expect.element(region).toHaveAttribute('data-theme', 'LIGHT');
    await expect.element(region).toHaveAttribute('data-position', 'TOP_RIGHT');
    expect(document.querySelectorAll('#cookie-banner')).toHaveLength(1);
    await control('Accept').click();
    await expect.element(region).not.toBeInTheDocument();
  });

  it('cookieBanner:unforce removes a forced banner if a choice is stored (COOKIE-13)', async () => {
    openPage({}, 'accept');
    announce('force');
    await expect.element(region).toBeVisible();
    announce('unforce');
    await expect.element(region).not.toBeInTheDocument();
    announce('unforce', { cookieBannerText: 'New words' });
    await expect.element(region).not.toBeInTheDocument();
    announce('force');
    await expect.element(region.getByText('New words')).toBeVisible();
  });

  it('have no effect after the banner is destroyed', async () => {
    openPage({}, 'accept');
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
    announce('force');
    await expect.element(region).not.toBeInTheDocument();
  });
});

describe('keyboard and focus', () => {
  it('focuses the banner when the link to it is activated with the keyboard', async () => {
    const { stored } = openPage({}, 'accept');
    document.querySelector<HTMLElement>('#again')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(region).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(control('Decline')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stored.at(-1)).toBe('decline');
  });

  it.each([
    ['the link that asked for it', '{Enter}{Tab}{Enter}'],
    ['where it came from', '{Tab}{Tab}{Shift>}{Tab}{/Shift}{Enter}'],
  ])('returns focus to %s after the visitor chooses', async (_, keys) => {
    openPage();
    document.querySelector<HTMLElement>('#again')?.focus();
    await userEvent.keyboard(keys);
    await expect.element(region).not.toBeInTheDocument();
    expect(document.activeElement?.id).toBe('again');
  });

  it('keeps focus outside the banner when an update remounts it', async () => {
    openPage();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(control('Decline')).toHaveFocus();
    page.getByRole('button', { name: 'Last' }).element().focus();
    announce('update');
    await expect.element(page.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('does not move focus back after a click outside the banner and an update', async () => {
    openPage();
    document.querySelector<HTMLElement>('#again')?.focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(control('Decline')).toHaveFocus();
    await userEvent.click(page.getByRole('heading', { name: 'Harbour' }));
    announce('update');
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move focus to a forced banner, and tabs through it in document order', async () => {
    openPage({}, 'accept');
    document.querySelector<HTMLElement>('#again')?.focus();
    announce('force');
    expect(document.activeElement?.id).toBe('again');
    await userEvent.keyboard('{Tab}');
    await expect.element(control('Decline')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(control('Accept')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('stores the choice of the button that is activated with Enter', async () => {
    const { stored } = openPage();
    document.querySelector<HTMLElement>('#again')?.focus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(stored).toEqual(['decline']);
  });
});

it('does not handle the submit event of other forms on the page', async () => {
  const { stored } = openPage();
  const form = document.body.appendChild(document.createElement('form'));
  const prevented: boolean[] = [];
  document.addEventListener(
    'submit',
    (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  form.requestSubmit();
  expect(prevented).toEqual([false]);
  expect(stored).toEqual([]);
});
