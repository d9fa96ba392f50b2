import { Link } from '@tanstack/react-router';
import type { Form } from '@sitewright/contracts/entities';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';

/** The columns of the form list. */
export const formColumns = (identifier: string): readonly Column<Form>[] => [
  {
    title: 'Form',
    cell: ({ id, name }) => (
      <Link
        to="/$identifier/forms/$formId"
        params={{ identifier, formId: id }}
        className={rowLinkClass}
      >
        {name}
      </Link>
    ),
  },
  { title: 'Fields', cell: ({ fields }) => fields.length, isWide: true },
  { title: 'Notification email', cell: ({ notifyEmail }) => notifyEmail || 'None', kind: 'quiet' },
];
