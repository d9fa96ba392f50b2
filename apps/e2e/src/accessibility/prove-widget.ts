import type { Locator, Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';
import { expect } from '../test.ts';
import { readAccessibleNode } from './read-accessible-node.ts';
import type { Outcome, PageWidget, Part, Press, States, Target, Announcement } from './widget.ts';

const desktop = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 800 } as const;

/** Proves the document's facts about a widget on its page, using only the keyboard. */
export class WidgetProof {
  readonly #page: Page;
  readonly #site: RunningSite;
  readonly #widget: PageWidget;

  constructor(page: Page, site: RunningSite, widget: PageWidget) {
    this.#page = page;
    this.#site = site;
    this.#widget = widget;
  }

  async prove(): Promise<void> {
    const { site, path, inside, before, onPhones = false, steps } = this.#widget;
    await this.#page.setViewportSize(onPhones ? phone : desktop);
    await this.#page.goto(this.#site.siteUrl(site, path), { waitUntil: 'load' });
    await before?.(this.#page);
    const root = this.#page.locator(inside).first();
    // Some widgets only exist from a later step on.
    if ((await root.count()) > 0) await this.#activate(root);
    for (const step of steps) {
      if ('part' in step) await this.#provePart(step);
      else if ('press' in step) await this.#provePress(step);
      else if ('region' in step) await this.#proveAnnouncement(step);
      else await step.given(this.#page, this.#site);
    }
  }

  /** Scrolls a widget into view, and waits for the scripts that this loads. */
  async #activate(root: Locator): Promise<void> {
    await root.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const islands = root.locator('xpath=descendant-or-self::*[@data-files]');
    for (const island of await islands.all())
      if ((await island.getAttribute('data-island-when')) !== 'touch')
        await expect(island).toHaveAttribute('data-live', '');
  }

  #find(target: Target): Locator {
    return this.#findAll(target).first();
  }

  #findAll({ inside = this.#widget.inside, text, name, ...target }: Target): Locator {
    const scope =
      inside === 'page' ? this.#page.locator('body') : this.#page.locator(inside).first();
    const found =
      'role' in target
        ? scope.getByRole(target.role, name === undefined ? {} : { name, exact: true })
        : scope.locator(target.element);
    return text === undefined ? found : found.filter({ hasText: text });
  }

  async #provePart({ part, states = {} }: Part): Promise<void> {
    const found = this.#find(part);
    await expect(found, `${this.#widget.widget} has ${JSON.stringify(part)}`).toBeVisible();
    if ('element' in part) {
      await expect.poll(async () => (await readAccessibleNode(found)).role).toBe(part.native);
      if (part.name !== undefined)
        await expect.poll(async () => (await readAccessibleNode(found)).name).toBe(part.name);
    }
    await this.#proveStates(
      found,
      Object.fromEntries(Object.entries(states).map(([name, [value]]) => [name, value])),
    );
  }

  async #proveAnnouncement({ region, text, announces }: Announcement): Promise<void> {
    const read = async () => {
      const regions = await this.#findAll(region).all();
      // A region that has been removed announces nothing.
      const snapshots = regions.map((region) =>
        region.ariaSnapshot({ timeout: 1_000 }).catch(() => ''),
      );
      return (await Promise.all(snapshots)).join('\n');
    };
    await expect
      .poll(read, { message: `${this.#widget.widget} announces ${announces}` })
      .toMatch(text);
  }

  async #provePress({ press, on, after, does }: Press): Promise<void> {
    if (on !== undefined) {
      const target = this.#find(on);
      await target.focus();
      await expect(target, `${press} ${does}: takes the focus`).toBeFocused();
    }
    await this.#page.keyboard.press(press);
    for (const outcome of after) await this.#proveOutcome(outcome, `${press} ${does}`);
  }

  async #proveOutcome(outcome: Outcome, description: string): Promise<void> {
    if ('shows' in outcome) await expect(this.#find(outcome.shows), description).toBeVisible();
    else if ('hides' in outcome) await expect(this.#find(outcome.hides), description).toBeHidden();
    else if ('focuses' in outcome)
      await expect(this.#find(outcome.focuses), description).toBeFocused();
    else if ('address' in outcome) await expect(this.#page, description).toHaveURL(outcome.address);
    else if ('value' in outcome)
      await expect(this.#find(outcome.of), description).toHaveValue(outcome.value);
    else if ('paused' in outcome)
      await expect(this.#find(outcome.of), description).toHaveJSProperty('paused', outcome.paused);
    else await this.#proveStates(this.#find(outcome.of), outcome.states, description);
  }

  async #proveStates(found: Locator, states: States, description = 'initially'): Promise<void> {
    for (const [name, value] of Object.entries(states)) {
      const message = `${this.#widget.widget}, ${description}: ${name}`;
      if (!name.startsWith('aria-'))
        await expect
          .poll(async () => (await readAccessibleNode(found)).states[name], { message })
          .toBe(value);
      else if (value === null) await expect(found, message).not.toHaveAttribute(name);
      else await expect(found, message).toHaveAttribute(name, value);
    }
  }
}
