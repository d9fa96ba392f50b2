import './accordion.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SampleAccordion } from './accordion.fixture.tsx';
import { enhanceAccordion, type Accordion } from './dom/enhance-accordion.ts';
import { accordionAnimationMs, type AccordionOptions } from './options.ts';

let accordion: Accordion | undefined;

function draw(options: Partial<AccordionOptions> = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<SampleAccordion {...options} />);
  return document.querySelector<HTMLElement>('.accordion')!;
}
function mount(options: Partial<AccordionOptions> = {}): void {
  accordion = enhanceAccordion(draw(options));
}
const open = () =>
  [...document.querySelectorAll<HTMLElement>('.accordion-item')].map(
    ({ dataset }) => dataset['isOpen'],
  );
const title = (name: string) => page.getByRole('button', { name });
const press = (name: string) => (title(name).element() as HTMLElement).click();
const text = (name: string) => page.getByText(`About ${name}.`);
const rest = () => new Promise((resolve) => setTimeout(resolve, accordionAnimationMs + 50));
const follow = async (hash: string) => {
  const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await heard;
};

beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(() => {
  accordion?.destroy();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

it('opens an item by a click on its title and closes it by another (ACC-01)', async () => {
  mount();
  await expect.element(text('Delivery')).not.toBeVisible();
  await title('Delivery').click();
  await expect.element(text('Delivery')).toBeVisible();
  await rest();
  await title('Delivery').click();
  await expect.element(text('Delivery')).not.toBeVisible();
});

it('reflects the open state of each item in data-is-open, including native changes (ACC-02)', async () => {
  mount();
  expect(open()).toEqual(['false', 'false', 'false']);
  await title('Returns').click();
  await expect.poll(open).toEqual(['false', 'true', 'false']);
  // As the browser's find-in-page does with a match.
  document.querySelectorAll('details')[2]!.open = true;
  await expect.poll(open).toEqual(['false', 'false', 'true']);
});

it('animates an item for 250 ms (ACC-03)', async () => {
  mount();
  const details = document.querySelector('details')!;
  const height = () => details.getBoundingClientRect().height;
  const closed = height();
  press('Delivery');
  await vi.waitUntil(() => height() > closed, { interval: 1 });
  const onTheWay = height();
  await rest();
  expect(height()).toBeGreaterThan(onTheWay);
  // Neither events nor `getAnimations` report this pseudo-element.
  expect(getComputedStyle(details, '::details-content').transition).toContain('block-size 0.25s');
  expect(accordionAnimationMs).toBe(250);
});

it('ignores clicks during the animation (ACC-04)', async () => {
  mount();
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  const pressAt = (at: number, name: string) => {
    now.mockReturnValue(at);
    press(name);
  };
  pressAt(1000, 'Delivery');
  pressAt(1249, 'Returns');
  pressAt(1249, 'Delivery');
  await expect.poll(open).toEqual(['true', 'false', 'false']);
  pressAt(1250, 'Returns');
  await expect.poll(open).toEqual(['false', 'true', 'false']);
});

it('closes the others when one opens (ACC-05)', async () => {
  mount();
  await title('Delivery').click();
  await rest();
  await title('Returns').click();
  await expect.poll(open).toEqual(['false', 'true', 'false']);
});

it('allows several open items with allowMultipleOpen (ACC-06)', async () => {
  mount({ allowMultipleOpen: true });
  await title('Delivery').click();
  await rest();
  await title('Returns').click();
  await expect.poll(open).toEqual(['true', 'true', 'false']);
});

it('opens the first item initially only with firstItemExpanded (ACC-07)', () => {
  mount({ firstItemExpanded: true });
  expect(open()).toEqual(['true', 'false', 'false']);
  mount();
  expect(open()).toEqual(['false', 'false', 'false']);
});

describe('hash navigation', () => {
  it('opens the item with the given zero-based index (ACC-08)', async () => {
    mount();
    await follow('accordionItems/1');
    await expect.poll(open).toEqual(['false', 'true', 'false']);
    await follow('accordionItems/0');
    await expect.poll(open).toEqual(['true', 'false', 'false']);
  });

  it('opens the first item for accordionItemDescription (ACC-09)', async () => {
    mount();
    await follow('accordionItemDescription');
    await expect.poll(open).toEqual(['true', 'false', 'false']);
  });

  it('closes all items for any other hash (ACC-10)', async () => {
    mount({ allowMultipleOpen: true, firstItemExpanded: true });
    await title('Returns').click();
    await expect.poll(open).toEqual(['true', 'true', 'false']);
    await follow('contact');
    await expect.poll(open).toEqual(['false', 'false', 'false']);
  });

  it('ignores the initial hash and handles later changes (ACC-11)', async () => {
    location.hash = 'accordionItems/2';
    mount({ firstItemExpanded: true });
    expect(open()).toEqual(['true', 'false', 'false']);
    await follow('accordionItems/1');
    await expect.poll(open).toEqual(['false', 'true', 'false']);
  });

  it('has no effect after destroy', async () => {
    mount();
    accordion!.destroy();
    await follow('accordionItems/1');
    expect(document.querySelector('details[open]')).toBeNull();
  });
});

it('has heading buttons with aria-controls and aria-expanded that support Enter and Space (ACC-12)', async () => {
  mount();
  await expect.element(page.getByRole('heading', { name: 'Delivery', level: 3 })).toBeVisible();
  for (const button of document.querySelectorAll('.accordion-title > button')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toContain(`About ${button.textContent}.`);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
  // Screen readers ignore the summaries below them.
  expect(document.querySelector('summary:not([inert])')).toBeNull();
  expect(page.getByRole('heading').elements()).toHaveLength(3);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(title('Delivery')).toHaveAttribute('aria-expanded', 'true');
  await rest();
  await userEvent.keyboard(' ');
  await expect.element(title('Delivery')).toHaveAttribute('aria-expanded', 'false');
});

it('accepts clicks without a delay when reduced motion is preferred (ACC-12)', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  mount();
  press('Delivery');
  press('Returns');
  await expect.poll(open).toEqual(['false', 'true', 'false']);
});

it('preserves layout and focus when enhanced', () => {
  const root = draw({ firstItemExpanded: true });
  const places = () =>
    [root, ...root.querySelectorAll('details, .accordion-panel')].map((part) =>
      part.getBoundingClientRect().toJSON(),
    );
  const before = places();
  document.querySelector('summary')!.focus();
  accordion = enhanceAccordion(root);
  expect(places()).toEqual(before);
  expect(document.activeElement).toBe(title('Delivery').element());
});

it('opens and closes items without JavaScript', async () => {
  draw();
  await page.getByText('Delivery', { exact: true }).click();
  await expect.element(text('Delivery')).toBeVisible();
  await page.getByText('Returns', { exact: true }).click();
  await expect.element(text('Returns')).toBeVisible();
  await expect.element(text('Delivery')).not.toBeVisible();
});
