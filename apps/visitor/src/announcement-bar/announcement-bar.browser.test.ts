import type { AnnouncementBar } from '@sitewright/contracts/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { mountOverlays } from '../testing/sample-overlays.ts';
import { sampleContext, sampleDocument, samplePage } from '../testing/sample-page.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const announcementBar: AnnouncementBar = {
  isEnabled: true,
  text: 'Closed on Monday.',
  link: { text: 'Hours', href: '/visit' },
};

/** A page as a visitor opens it: what stands in it as a script runs. */
function visit(more: Partial<AnnouncementBar> = {}): HTMLElement {
  const body = mountOverlays({ announcementBar: { ...announcementBar, ...more } });
  for (const parsed of body.querySelectorAll('script:not([type])')) {
    const script = document.createElement('script');
    script.textContent = parsed.textContent;
    parsed.replaceWith(script);
  }
  return body;
}

const barOf = (body: HTMLElement) => body.querySelector<HTMLElement>('.announcement-bar');
const isSeen = (body: HTMLElement) => barOf(body)?.checkVisibility() ?? false;

function close(body: HTMLElement): void {
  const bar = barOf(body)!;
  start(bar, sampleRuntime());
  const button = bar.querySelector<HTMLElement>('[data-close]')!;
  button.focus();
  button.click();
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('renders with its text and link only when it is enabled and has text (BAR-03)', () => {
  const body = visit();
  expect(isSeen(body)).toBe(true);
  expect(barOf(body)?.querySelector('p')?.textContent).toBe('Closed on Monday. Hours');
  expect(barOf(body)?.querySelector('a')).toHaveAttribute('href', '/visit');
  expect(barOf(body)).toHaveAccessibleName('Announcement');
  expect(isSeen(visit({ isEnabled: false }))).toBe(false);
  expect(barOf(visit({ text: '' }))).toBeNull();
});

it('stays closed for the browser session after a visitor closes it, until its content changes (BAR-04)', () => {
  const body = visit();
  close(body);
  expect(isSeen(body)).toBe(false);
  expect(document.activeElement?.id).toBe('main');
  expect(isSeen(visit())).toBe(false);
  expect(isSeen(visit({ text: 'Closed on Tuesday.' }))).toBe(true);
  expect(isSeen(visit({ link: null }))).toBe(true);
  // Another browser session.
  sessionStorage.clear();
  expect(isSeen(visit())).toBe(true);
});

it('can be closed when sessionStorage throws', () => {
  const err = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(err);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(err);
  const body = visit();
  expect(isSeen(body)).toBe(true);
  close(body);
  expect(isSeen(body)).toBe(false);
});

it('is positioned above a transparent header, and header and main start at its bottom edge', () => {
  const assetId = '0123456789abcdef01234567';
  const { header } = samplePage({ kind: 'page', document: sampleDocument() });
  const body = mountOverlays(
    { announcementBar },
    { header: { ...header, transparent: true }, context: sampleContext },
  );
  const headerElement = body.querySelector<HTMLElement>('.site-header')!;
  headerElement.dataset['over'] = assetId;
  const main = body.querySelector('main')!;
  const bar = barOf(body)!;
  const bottom = () => Math.round(bar.getBoundingClientRect().bottom);
  expect(Math.round(headerElement.getBoundingClientRect().top)).toBe(bottom());
  expect(Math.round(main.getBoundingClientRect().top)).toBe(bottom());
  bar.hidden = true;
  expect(headerElement.getBoundingClientRect().top).toBe(0);
  expect(main.getBoundingClientRect().top).toBe(0);
});
