import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe violations of the open page and its frames, one sentence for each rule. */
export async function findAxeErrors(page: Page): Promise<string[]> {
  const hasNoFrames = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode for pages without frames; otherwise results are merged on a separate page.
    .setLegacyMode(hasNoFrames)
    // All rules run, but elements that pass are not collected.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
