import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from './island.ts';
import { shareButtons } from './schema.ts';
import shareButtonsCss from './share-buttons.css?inline';
import { shareServiceNames } from './share-services.ts';

const shared = 'https://studio.example/work';

const mount = (services: readonly string[]) =>
  mountBlock({
    block: shareButtons,
    props: { buttons: services.map((service) => ({ service })) },
    page: { title: 'Fog & light' },
    style: shareButtonsCss,
    start,
  });

afterEach(() => {
  vi.restoreAllMocks();
  removeBlocks();
});

it('renders a labeled link with the page URL for every service (BLOCK-33)', () => {
  mount(shareServiceNames);
  const links = page.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links).toHaveLength(shareServiceNames.length);
  for (const link of links) {
    expect(link.ariaLabel).toMatch(/^(?:Share by |Copy link$)/);
    expect(decodeURIComponent(link.href)).toContain(shared);
  }
});

it('links to a mailto: URL for e-mail and opens other services in a new window (BLOCK-33)', async () => {
  mount(['email', 'pinterest']);
  const email = page.getByRole('link', { name: 'Share by Email' });
  await expect
    .element(email)
    .toHaveAttribute(
      'href',
      `mailto:?subject=Fog%20%26%20light&body=${encodeURIComponent(shared)}`,
    );
  await expect.element(email).not.toHaveAttribute('target');
  const pinterest = page.getByRole('link', { name: 'Share by Pinterest' });
  await expect.element(pinterest).toHaveAttribute('target', '_blank');
  await expect.element(pinterest).toHaveAttribute('rel', 'noopener');
});

it('shows the service name in a tooltip and the copied URL as accessible description', async () => {
  const { stop } = mount(['pinterest', 'link']);
  const tips = () => page.getByRole('tooltip').elements();
  await userEvent.hover(page.getByRole('link', { name: 'Share by Pinterest' }));
  await expect.poll(tips).toHaveLength(1);
  expect(tips()[0]?.textContent).toBe('Pinterest');
  await expect
    .element(page.getByRole('link', { name: 'Copy link' }))
    .toHaveAccessibleDescription(shared);
  stop();
  expect(document.querySelector('.tooltip')).toBeNull();
});

describe('copy link', () => {
  const link = () => page.getByRole('link', { name: 'Copy link' });
  const said = () => document.querySelector('.toasts')?.textContent;

  it('is a plain link to the page where no script runs', () => {
    mount(['link']).stop();
    expect(link().element()).toHaveProperty('href', shared);
  });

  it('copies the URL on click and shows a temporary toast', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    mount(['link']);
    await link().click();
    expect(write.mock.calls).toStrictEqual([[shared]]);
    await expect.poll(said).toBe('Link copied.');
    await expect.poll(said).toBe('');
  });

  it('shows an error toast when the clipboard write fails', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    mount(['link']);
    await link().click();
    await expect.poll(said).toBe('The link could not be copied.');
    await expect.poll(said).toBe('');
  });

  it('does not intercept Ctrl+click', () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    mount(['link']);
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // The test must not leave its page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(press, 'preventDefault');
    link().element().dispatchEvent(press);
    expect(write).not.toHaveBeenCalled();
    expect(prevented).toHaveBeenCalledTimes(1);
  });
});
