import type { Locator } from '@playwright/test';

/** An element as a browser exposes it to screen readers. */
interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  /** States and properties by name: `expanded`, `required`, `modal`. */
  readonly states: Readonly<Record<string, string>>;
}

const markAttribute = 'data-accessible-node';

/** Reads the browser's accessibility tree: for native elements it contains states that have no attribute. */
export async function readAccessibleNode(element: Locator): Promise<AccessibleNode> {
  await element.evaluate((found, name) => found.setAttribute(name, ''), markAttribute);
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  try {
    // Not by a DOM agent node: a frame that is still loading invalidates its node ids.
    const {
      result: { objectId = '' },
    } = await session.send('Runtime.evaluate', {
      expression: `document.querySelector('[${markAttribute}]')`,
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
    await element.evaluate((found, name) => found.removeAttribute(name), markAttribute);
  }
}
