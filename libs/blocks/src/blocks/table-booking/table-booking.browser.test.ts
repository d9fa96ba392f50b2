import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Viewer } from '../../kit/block/island.ts';
import { fakePage } from '../../kit/testing/fake-provider.ts';
import {
  mountBlock,
  removeBlocks,
  sampleConsent,
  type MountOptions,
} from '../../kit/testing/mount-block.ts';
import { start } from '../../kit/third-party/island.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import { tableBooking } from './schema.ts';
import tableBookingCss from './table-booking.css?inline';

const alert = 'Preview Only: Please log out of your account in order to use the OpenTable Block.';
const nobody: Viewer = {
  authenticatedAccount: null,
  websiteRoles: [],
  isViewerOnly: false,
  member: null,
  cart: null,
};
const ada = { id: '0123456789abcdef01234567', displayName: 'Ada' };
const standard = fakePage();
const wide = fakePage();

function mount(viewer: Partial<Viewer> = {}, more: Partial<MountOptions> = {}) {
  return mountBlock({
    block: tableBooking,
    props: { restaurantId: '4711' },
    start: (root, runtime) => {
      root.dataset['source'] = standard;
      root.dataset['wideSource'] = wide;
      return start(root, runtime);
    },
    style: `${thirdPartyStyle}${tableBookingCss}`,
    ...more,
    runtime: { readViewer: async () => ({ ...nobody, ...viewer }), ...more.runtime },
  });
}
const open = () => page.getByRole('link', { name: 'Reserve a table' }).click();
const frame = () => document.querySelector('iframe');

afterEach(removeBlocks);

it('loads the widget without an alert for visitors (BLOCK-20, BLOCK-37)', async () => {
  mount();
  await open();
  await expect.poll(() => frame()?.src).toBe(standard);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

describe('for signed-in users', () => {
  it.each([
    ['an account of the site', { authenticatedAccount: ada }],
    ['a member', { member: ada }],
  ])('shows an alert and a disabled button only: %s (BLOCK-36)', async (_who, viewer) => {
    mount(viewer, { runtime: { consent: sampleConsent('accept') } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(alert);
    const button = page.getByText('Reserve a table');
    await expect.element(button).toBeVisible();
    await expect.element(button).not.toHaveAttribute('href');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(frame()).toBeNull();
  });

  it('shows the alert in the editor (BLOCK-36)', async () => {
    mountBlock({
      block: tableBooking,
      props: { restaurantId: '4711' },
      page: { isEditing: true },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent(alert);
  });
});

it('removes the alert and restores the link on stop', async () => {
  const { stop } = mount({ member: ada });
  await expect.element(page.getByRole('alert')).toBeVisible();
  stop();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Reserve a table' })).toBeVisible();
});

it('treats users as visitors when the viewer request fails', async () => {
  mount({}, { runtime: { readViewer: () => Promise.reject(new Error('offline')) } });
  await open();
  await expect.poll(() => frame()?.src).toBe(standard);
});

it('does not load the OpenTable frame until the viewer is known', async () => {
  let result = (_viewer: Viewer) => {};
  mount({}, { runtime: { readViewer: () => new Promise((resolve) => (result = resolve)) } });
  await open();
  expect(frame()).toBeNull();
  result(nobody);
  await expect.poll(() => frame()?.src).toBe(standard);
});

it.each([
  [850, standard, false],
  [851, wide, true],
])('at %i pixels uses the wide layout: $2 (BLOCK-45)', async (width, source, isWide) => {
  await page.viewport(1280, 800);
  mount({}, { width });
  const columns = getComputedStyle(
    document.querySelector('.third-party-facade')!,
  ).gridTemplateColumns.split(' ').length;
  expect(columns).toBe(isWide ? 2 : 1);
  await open();
  await expect.poll(() => frame()?.src).toBe(source);
  expect(frame()!.getBoundingClientRect().height).toBe(isWide ? 190 : 330);
  expect(frame()!.getBoundingClientRect().width > 800).toBe(isWide);
});
