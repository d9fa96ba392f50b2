import type { Locator, Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { expect, test } from './test.ts';

/** The computed styles of the framed page that site styles affect: one line per element. */
const looks = (page: Page): Promise<readonly string[]> =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => {
      const properties =
        'font-family font-weight font-size line-height letter-spacing text-transform font-variant-caps color background-color border-top-color border-top-left-radius padding-left padding-top column-gap max-width text-decoration-line --color-accent --radius'.split(
          ' ',
        );
      const shown = [...body.querySelectorAll('header *, main *, footer *')];
      return shown.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((property) => style.getPropertyValue(property)).join();
      });
    });

/** Two frames of the framed page: the time in which a change must be visible. */
const twoFrames = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );

/** Uses a control, and expects the framed page to change immediately. */
async function expectChange(page: Page, name: string, use: () => Promise<void>) {
  const before = await looks(page);
  await use();
  await twoFrames(page);
  const after = await looks(page);
  expect(
    after.filter((line, index) => line !== before[index]),
    name,
  ).not.toEqual([]);
}

async function step(slider: Locator) {
  const { value, max } = await slider.evaluate((input: HTMLInputElement) => ({
    value: Number(input.value),
    max: Number(input.max),
  }));
  await slider.focus();
  for (let press = 0; press < 5; press += 1)
    await slider.press(value + 1 < max ? 'ArrowRight' : 'ArrowLeft');
}

test('every site style control changes the preview immediately, also after saving and reloading', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000);
  // Field borders have a color transition otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('cafe', '/design');
  await owner.frame.locator('h1').first().waitFor();
  await expect(page.getByRole('button', { name: 'Headings', exact: false }).first()).toBeVisible();
  // The canvas is ready once it follows a change.
  const lightest = page.getByRole('button', { name: /^Lightest, / });
  const setColor = async (control: Locator, hex: string) => {
    await control.click();
    await page.getByRole('dialog').getByLabel('Hex').fill(hex);
    await page.keyboard.press('Escape');
  };
  const first = await looks(page);
  await expect(async () => {
    await setColor(lightest, '#fdf6e3');
    expect((await looks(page)).join() === first.join()).toBe(false);
    await setColor(lightest, '#fdf6e4');
  }).toPass();

  await test.step('colors', async () => {
    for (const [name, hex] of [
      ['Lightest', '#fff1e0'],
      ['Light', '#dfe7d8'],
      ['Accent', '#a02060'],
      ['Dark', '#203050'],
      ['Darkest', '#102010'],
    ] as const) {
      const control = page.getByRole('button', { name: new RegExp(`^${name}, `) });
      await expectChange(page, name, () => setColor(control, hex));
    }
  });

  await test.step('fonts', async () => {
    for (const [name, option] of [
      ['Headings', 'Space Grotesk'],
      ['Text', 'Lora|Newsreader'],
    ] as const) {
      await expectChange(page, name, async () => {
        await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
        await page
          .getByRole('option', { name: new RegExp(option) })
          .first()
          .click();
      });
    }
  });

  await test.step('choices and their initial values', async () => {
    const groups = page.getByRole('main').getByRole('radiogroup');
    for (const group of await groups.all()) {
      const name = (await group.getAttribute('aria-label')) ?? (await group.innerText());
      // Animations are off while a page is edited.
      if (name.includes('Scroll animations')) continue;
      const radios = await group.getByRole('radio').all();
      const checked = await Promise.all(radios.map((radio) => radio.isChecked()));
      const others = radios.filter((_, index) => !checked[index]);
      // The initial choice comes last: each choice reverts what the previous one set.
      for (const radio of [...others, ...radios.filter((_, index) => checked[index])])
        await expectChange(page, name, () => radio.locator('xpath=ancestor::label').click());
    }
    const capitals = page.getByRole('switch', { name: 'Uppercase labels' });
    for (const _way of ['there', 'back'])
      await expectChange(page, 'Uppercase', () =>
        capitals.locator('xpath=ancestor::label').click(),
      );
  });

  await test.step('sliders', async () => {
    for (const slider of await page.getByRole('main').getByRole('slider').all()) {
      const name = await slider.evaluate((input) => input.getAttribute('aria-labelledby') ?? '');
      await expectChange(page, name, () => step(slider));
    }
  });

  const chosen = await looks(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it after the next publish.')).toBeVisible();
  const differences = async () =>
    (await looks(page)).flatMap((line, index) =>
      line === chosen[index] ? [] : [{ chosen: chosen[index], shown: line }],
    );
  expect(await differences()).toEqual([]);
  await page.reload();
  await owner.frame.locator('h1').first().waitFor();
  await expect.poll(differences).toEqual([]);
});
