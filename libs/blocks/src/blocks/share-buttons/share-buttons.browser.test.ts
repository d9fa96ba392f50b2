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

it('passes the page on by every service, each named (BLOCK-33)', () => {
  mount(shareServiceNames);
  const links = page.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links).toHaveLength(shareServiceNames.length);
  for (const link of links) {
    expect(link.ariaLabel).toMatch(/^(?:Share by |Copy link$)/);
    expect(decodeURIComponent(link.href)).toContain(shared);
  }
});

it('writes a letter for e-mail, and opens a window for the others (BLOCK-33)', async () => {
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

it('says what a drawing stands for, to the mouse and to the keyboard', async () => {
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

describe('a link to be copied', () => {
  const link = () => page.getByRole('link', { name: 'Copy link' });
  const said = () => document.querySelector('.toasts')?.textContent;

  it('is a plain link to the page where no script runs', () => {
    mount(['link']).stop();
    expect(link().element()).toHaveProperty('href', shared);
  });

  it('is copied at a press, which a toast says for two seconds', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    mount(['link']);
    await link().click();
    expect(write.mock.calls).toStrictEqual([[shared]]);
    await expect.poll(said).toBe('Link copied.');
    await expect.poll(said).toBe('');
  });

  it('says that it was not copied where the browser does not allow it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    mount(['link']);
    await link().click();
    await expect.poll(said).toBe('The link could not be copied.');
    await expect.poll(said).toBe('');
  });

  it('opens in a tab of its own for who asks for that', () => {
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
