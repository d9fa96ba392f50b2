import { useNavigate } from '@tanstack/react-router';
import type { PageSummary } from '@sitewright/contracts/entities';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { ActionMenu } from '../../../controls/action-menu.tsx';
import { Button } from '../../../controls/button.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { pathOfPage } from '../../../shell/site/page-of-path.ts';

/** The edited page, and a menu of the others. */
export function PageMenu({
  part,
  page,
  pages,
}: {
  readonly part: DocumentPart;
  readonly page: PageSummary;
  readonly pages: readonly PageSummary[];
}): ReactNode {
  const { identifier } = useSite();
  const navigate = useNavigate();
  return (
    <ActionMenu
      label="Pages"
      trigger={
        <Button variant="quiet">
          {part === 'page' ? page.title : 'Footer'}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
      actions={[
        ...pages.map((other) => ({
          id: other.id,
          label: other.title,
          isDisabled: part === 'page' && other.id === page.id,
          run: () =>
            void navigate({
              to: '/$identifier/edit',
              params: { identifier },
              search: { path: pathOfPage(other) },
            }),
        })),
        {
          id: 'footer',
          label: 'Footer of all pages',
          isDisabled: part === 'footer',
          run: () =>
            void navigate({
              to: '/$identifier/edit',
              params: { identifier },
              search: { path: pathOfPage(page), part: 'footer' },
            }),
        },
        {
          id: 'pages',
          label: 'All pages…',
          run: () => void navigate({ to: '/$identifier/pages', params: { identifier } }),
        },
      ]}
    />
  );
}
