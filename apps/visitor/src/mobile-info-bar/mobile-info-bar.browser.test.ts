import { mobileInfoBarStyle } from '@sitewright/contracts/codes';
import { noBusiness, type Business } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountOverlays } from '../testing/sample-overlays.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const cafe: Business = {
  phone: '+49 40 / 12 34-56',
  email: 'quay@example.com',
  address: { line1: 'High Street 2', line2: 'Old Harbour', country: '' },
  position: null,
  hours: {
    ...noBusiness.hours,
    monday: [
      { opens: '06:30', closes: '12:00' },
      { opens: '14:00', closes: '17:00' },
    ],
  },
};

const mount = (business: Partial<Business> = cafe, style: 1 | 2 | 3 = mobileInfoBarStyle.LIGHT) =>
  mountOverlays({ mobileInfoBar: { style } }, { business: { ...noBusiness, ...business } });
const barOf = (body: HTMLElement) => body.querySelector<HTMLElement>('.mobile-info-bar');
const actionsOf = (body: HTMLElement) =>
  [...(barOf(body)?.querySelectorAll<HTMLElement>('a, button') ?? [])].map((action) => [
    action.textContent,
    action.getAttribute('href'),
  ]);

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

it('has an action for phone, email, map and hours only when the business has the value (BAR-01)', () => {
  const call = ['Call', 'tel:+4940123456'];
  const email = ['Email', 'mailto:quay@example.com'];
  const search = 'https://www.openstreetmap.org/search?query=High%20Street%202%2C%20Old%20Harbour';
  expect(actionsOf(mount())).toEqual([call, email, ['Map', search], ['Hours', null]]);
  expect(actionsOf(mount({ phone: cafe.phone }))).toEqual([call]);
  expect(actionsOf(mount({ email: cafe.email }))).toEqual([email]);
  expect(actionsOf(mount({ hours: cafe.hours }))).toEqual([['Hours', null]]);
  expect(actionsOf(mount({ position: { lat: 1.5, lng: 2.5 } }))).toEqual([
    ['Map', 'https://www.openstreetmap.org/?mlat=1.5&mlon=2.5#map=16/1.5/2.5'],
  ]);
  expect(barOf(mount({}))).toBeNull();
});

it('is shown up to a width of 1024 pixels, in the light or dark style, and never with style none (BAR-05)', async () => {
  const seen = async (style: 1 | 2 | 3, width: number) => {
    await page.viewport(width, 700);
    return barOf(mount(cafe, style))?.checkVisibility() ?? false;
  };
  for (const style of [mobileInfoBarStyle.LIGHT, mobileInfoBarStyle.DARK]) {
    expect(await seen(style, 1024)).toBe(true);
    expect(await seen(style, 1025)).toBe(false);
    expect(await seen(style, 360)).toBe(true);
  }
  expect(await seen(mobileInfoBarStyle.NONE, 360)).toBe(false);

  const colors = (style: 1 | 2 | 3) => getComputedStyle(barOf(mount(cafe, style))!).backgroundColor;
  expect(colors(mobileInfoBarStyle.LIGHT)).toBe('rgb(255, 255, 255)');
  expect(colors(mobileInfoBarStyle.DARK)).toBe('rgb(22, 21, 19)');
});

it('stays at the bottom of the viewport, and does not cover the footer at the end of the page', async () => {
  await page.viewport(360, 500);
  const body = mount();
  body.querySelector('main')!.style.blockSize = '2000px';
  const bar = barOf(body)!;
  const bottom = () => Math.round(bar.getBoundingClientRect().bottom);
  expect(bottom()).toBe(500);
  scrollTo(0, 5000);
  expect(bottom()).toBe(500);
  const footer = body.querySelector('footer')!.getBoundingClientRect();
  expect(Math.round(footer.bottom)).toBe(Math.round(bar.getBoundingClientRect().top));
  scrollTo(0, 0);
});

it('opens the weekly opening hours without JavaScript', async () => {
  await page.viewport(390, 800);
  const body = mount();
  const hours = body.querySelector<HTMLElement>('.opening-hours')!;
  expect(hours.checkVisibility()).toBe(false);
  body.querySelector<HTMLElement>('.mobile-info-bar [popovertarget]')!.click();
  expect(hours.checkVisibility()).toBe(true);
  const rows = [...hours.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')),
  );
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual(['Monday', '6:30 AM – 12:00 PM 2:00 PM – 5:00 PM']);
  expect(rows[6]).toEqual(['Sunday', 'Closed']);
});

it.each([
  ['after its code has loaded', false],
  ['before its code has loaded', true],
])('closes the opening hours on Escape that were opened %s', async (_, isEarly) => {
  await page.viewport(390, 800);
  const body = mount();
  const hours = body.querySelector<HTMLElement>('.opening-hours')!;
  if (isEarly) {
    hours.showPopover();
    // The event of the opening is over, too.
    await new Promise((resolve) => {
      hours.addEventListener('toggle', resolve, { once: true });
    });
  }
  const open: { close: () => void }[] = [];
  const stop = start(
    barOf(body)!,
    sampleRuntime({
      escape: {
        register: (target) => {
          open.push(target);
          return () => open.splice(open.indexOf(target), 1);
        },
      },
    }),
  );
  if (!isEarly) hours.showPopover();
  await expect.poll(() => open.length).toBe(1);
  open[0]!.close();
  expect(hours.matches(':popover-open')).toBe(false);
  await expect.poll(() => open.length).toBe(0);
  stop();
});
