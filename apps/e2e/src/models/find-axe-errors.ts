import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the open page and all that is framed in it, one sentence for each rule. */
export async function findAxeErrors(page: Page): Promise<string[]> {
  const isAlone = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    // Where nothing is framed the page answers by itself; otherwise answers are put together on a page of their own.
    .setLegacyMode(isAlone)
    // The same rules, of which those that hold are not written out element by element.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
