import { expect, type Page } from '@playwright/test';

/** The routes of the configuration area from its own router, such as `/$identifier/forms/$formId`. */
export const configRoutes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { routesByPath } = (
      globalThis as unknown as { __TSR_ROUTER__: { routesByPath: Record<string, unknown> } }
    ).__TSR_ROUTER__;
    return Object.keys(routesByPath);
  });

/** Opens a route of a website. A route with a parameter is reached through its list, by the first matching link. */
export async function openRoute(
  page: Page,
  base: string,
  route: string,
  identifier: string,
): Promise<void> {
  const path = route.replace('$identifier', identifier).replace(/\/$/, '');
  const list = path.replace(/\/\$\w+$/, '');
  await page.goto(`${base}${list}`);
  if (list === path) return;
  const parameter = path.endsWith('Id') ? '[0-9a-f]{24}' : '[A-Za-z]+';
  const pattern = new RegExp(`${path.replace(/\$\w+/, parameter)}(\\?|$)`);
  const findAddress = async (): Promise<string | undefined> => {
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    return links.find((href) => pattern.test(href));
  };
  await expect
    .poll(findAddress, { message: `a link on ${list} that leads to ${route}` })
    .toBeDefined();
  await page.goto((await findAddress()) ?? '');
}
