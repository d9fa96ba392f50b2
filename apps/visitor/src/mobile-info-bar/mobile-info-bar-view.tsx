import { Icon, type IconName, type ViewPage } from '@sitewright/blocks/view';
import { mobileInfoBarStyle } from '@sitewright/contracts/codes';
import { hasOpeningHours, type PageView, type SectionTheme } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { businessLinks } from './business-links.ts';
import { HoursTable } from './hours-table.tsx';

type BarView = Pick<PageView, 'overlays' | 'business' | 'editing'>;

const themes: Readonly<Record<number, SectionTheme>> = {
  [mobileInfoBarStyle.LIGHT]: 'lightest',
  [mobileInfoBarStyle.DARK]: 'darkest',
};

/** The style of a page's bar; undefined if it has none or nothing to show. */
export function infoBarTheme({ overlays, business, editing }: BarView): SectionTheme | undefined {
  const isEmpty = businessLinks(business).length === 0 && !hasOpeningHours(business.hours);
  return isEmpty || editing !== undefined ? undefined : themes[overlays.mobileInfoBar.style];
}

const hoursId = 'opening-hours';

const Action = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </>
);

/** Contact options below every page on phones and tablets. Works without a script. */
export function MobileInfoBarView({
  view,
  page,
}: {
  readonly view: BarView;
  readonly page: ViewPage;
}): ReactNode {
  const theme = infoBarTheme(view);
  if (theme === undefined) return null;
  const { business } = view;
  const hasHours = hasOpeningHours(business.hours);
  return (
    <aside
      className="mobile-info-bar"
      data-theme={theme}
      aria-label={page.text('business.label')}
      data-island={hasHours ? 'mobile-info-bar' : undefined}
      data-island-when="touch"
    >
      <ul>
        {businessLinks(business).map(({ kind, icon, attributes }) => (
          <li key={kind}>
            <a {...attributes}>
              <Action icon={icon}>{page.text(`business.${kind}`)}</Action>
            </a>
          </li>
        ))}
        {hasHours && (
          <li>
            <button type="button" popoverTarget={hoursId}>
              <Action icon="clock">{page.text('business.hours')}</Action>
            </button>
          </li>
        )}
      </ul>
      {hasHours && (
        <div id={hoursId} className="opening-hours" popover="auto">
          <HoursTable business={business} page={page} />
        </div>
      )}
    </aside>
  );
}
