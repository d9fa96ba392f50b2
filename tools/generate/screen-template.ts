import type { NameForms } from './name-forms.ts';

/** The files of a new screen, by path inside its folder. */
export const screenTemplate = ({
  kebab,
  pascal,
  label,
}: NameForms): Readonly<Record<string, string>> => ({
  [`${kebab}-screen.tsx`]: `import { LayoutPanelTop } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';

/** ${label} of a website. */
export function ${pascal}Screen(): ReactNode {
  const { title } = useSite();
  return (
    <Screen title="${label}">
      <EmptyState icon={<LayoutPanelTop />} title="Nothing here yet">
        This screen of {title} is new.
      </EmptyState>
    </Screen>
  );
}
`,

  [`${kebab}.browser.test.tsx`]: `import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('opens from the navigation', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe');
  await userEvent.click(screen.getByRole('link', { name: '${label}', exact: true }));
  await expect
    .element(screen.getByRole('heading', { level: 1, name: '${label}' }))
    .toBeVisible();
  expect(address()).toBe('/config/harbour-cafe/${kebab}');
});
`,
});

/** The route, in the router of the configuration area. */
export const screenRoute = ({
  kebab,
  camel,
  pascal,
}: NameForms): string => `const ${camel} = createRoute({
  getParentRoute: () => framed,
  path: '/${kebab}',
  component: lazyRouteComponent(
    () => import('../features/${kebab}/${kebab}-screen.tsx'),
    '${pascal}Screen',
  ),
});

`;

/** The entry in the navigation of a website. */
export const screenSection = ({ kebab, label }: NameForms, keys: string): string =>
  `{ to: '/$identifier/${kebab}', label: '${label}', icon: LayoutPanelTop, keys: '${keys}' }`;
