import type { Business } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { businessLinks } from '../../mobile-info-bar/business-links.ts';

/** Contact options of the business as list items; empty ones are omitted. */
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
