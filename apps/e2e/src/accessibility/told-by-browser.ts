import type { Locator } from '@playwright/test';

/** What a browser tells screen readers of an element. */
interface Told {
  readonly role: string;
  readonly name: string;
  /** States and properties by name: `expanded`, `required`, `modal`. */
  readonly states: Readonly<Record<string, string>>;
}

const mark = 'data-told';

/** Reads the browser's own accessibility tree: for native elements it holds what no attribute says. */
export async function toldByBrowser(element: Locator): Promise<Told> {
  await element.evaluate((found, name) => found.setAttribute(name, ''), mark);
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  try {
    // Not by a node of the DOM agent: a frame that goes on loading makes it forget the nodes that it has counted.
    const {
      result: { objectId = '' },
    } = await session.send('Runtime.evaluate', {
      expression: `document.querySelector('[${mark}]')`,
    });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const [{ role, name, properties = [] } = { properties: [] }] = nodes;
    return {
      role: String(role?.value),
      name: String(name?.value),
      states: Object.fromEntries(
        properties.map((property) => [property.name, String(property.value.value)]),
      ),
    };
  } finally {
    await session.detach();
    await element.evaluate((found, name) => found.removeAttribute(name), mark);
  }
}
