import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from './island.ts';
import memberAreaCss from './member-area.css?inline';
import { memberArea } from './schema.ts';

const area = { href: '/pages/65f0c0ffee65f0c0ffee65f0' };
const mount = (props: object) => mountBlock({ block: memberArea, props, style: memberAreaCss });

afterEach(removeBlocks);

it.each([
  ['join', 'Join'],
  ['signIn', 'Sign in'],
])('shows the action %s of its member area (BLOCK-15)', async (action, words) => {
  mount({ area, action, title: 'The reading room' });
  const links = page.getByRole('link');
  expect(links.elements()).toHaveLength(1);
  await expect.element(links).toHaveAccessibleName(words);
  await expect.element(links).toHaveAttribute('href', area.href);
});

it('links to the member area for a signed-in member and to joining for others', async () => {
  const member = { id: '0123456789abcdef01234567', displayName: 'Ada' };
  const viewer = {
    authenticatedAccount: null,
    websiteRoles: [],
    isViewerOnly: false,
    member: null,
    cart: null,
  };
  const seenBy = (who: object) =>
    mountBlock({
      block: memberArea,
      props: { area },
      start,
      runtime: { readViewer: async () => ({ ...viewer, ...who }) },
    });
  const { stop } = seenBy({ member });
  const link = page.getByRole('link', { name: 'Go to the member area' });
  await expect.element(link).toHaveAttribute('href', area.href);
  stop();
  await expect.element(page.getByRole('link', { name: 'Join' })).toBeVisible();

  seenBy({ authenticatedAccount: member });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('link', { name: 'Join' })).toBeVisible();
});

it('shows a custom button label', async () => {
  mount({ area, label: 'Become a friend' });
  await expect.element(page.getByRole('link', { name: 'Become a friend' })).toBeVisible();
});

it('renders an empty block without an area or for a javascript: URL', () => {
  for (const props of [{}, { area: { href: 'javascript:alert(1)' } }]) {
    mount(props);
    expect(document.querySelector('main')?.innerHTML).toBe('');
  }
});
