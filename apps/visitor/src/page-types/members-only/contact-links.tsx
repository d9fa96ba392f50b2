import type { Business } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { businessLinks } from '../../mobile-info-bar/business-links.ts';

/** How to write to the business or call it, as list items; what it has not filled in is left out. */
export const contactLinks = (business: Business): readonly ReactNode[] =>
  businessLinks(business).flatMap(({ kind, attributes }) =>
    kind === 'map'
      ? []
      : [
          <li key={kind}>
            <a {...attributes}>
              <bdi>{kind === 'email' ? business.email : business.phone}</bdi>
            </a>
          </li>,
        ],
  );
