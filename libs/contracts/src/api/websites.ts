import * as z from 'zod';
import { business } from '../entities/business.ts';
import { featureDefinitions } from '../entities/feature-definitions.ts';
import { headerFooter } from '../entities/header-footer.ts';
import { overlays } from '../entities/overlays.ts';
import { line, siteIdentifier } from '../entities/primitives.ts';
import { siteStyles } from '../entities/site-styles.ts';
import { membership, navigation, website, websiteChange } from '../entities/website.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';
import { basedOn, revised, revision } from './revision.ts';

export const listWebsites = defineEndpoint({
  method: 'GET',
  path: '/api/websites',
  summary: 'The websites that the account may work on.',
  query: pageQuery,
  response: paged(website),
});

export const createWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/websites',
  summary: 'Creates a website with a first page; the account becomes its owner.',
  body: z.strictObject({ title: line(120).min(1), identifier: siteIdentifier }),
  response: website,
});

export const readWebsite = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId',
  summary: 'A website and the caller’s membership.',
  params: websiteParams,
  response: website.extend({
    description: z.string(),
    membership,
    editUrl: z.string(),
    /** Absent from a server without feature definitions. */
    features: featureDefinitions.optional(),
  }),
});

export const changeWebsite = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId',
  summary: 'Changes the settings of a website.',
  params: websiteParams,
  body: websiteChange,
  response: website,
});

export const readStyles = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/styles',
  summary: 'The draft of the site styles.',
  params: websiteParams,
  response: siteStyles.extend(revised),
});

export const writeStyles = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/styles',
  summary: 'Replaces the draft of the site styles.',
  params: websiteParams,
  body: siteStyles.extend(basedOn),
  response: siteStyles.extend(revised),
});

export const readNavigation = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/navigation',
  summary: 'The draft of the navigation.',
  params: websiteParams,
  response: navigation.extend(revised),
});

export const writeNavigation = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/navigation',
  summary: 'Replaces the draft of the navigation; reserved names are rejected.',
  params: websiteParams,
  body: navigation.extend(basedOn),
  response: navigation.extend(revised),
});

/** Header and footer are edited on different screens, so each has its own revision. */
const revisedHeaderFooter = z.object({
  data: headerFooter,
  revisions: z.object({ header: revision, footer: revision }),
});

/** The specification's own paths; on the config origin `X-Website-Id` selects the website. */
export const readHeaderFooter = defineEndpoint({
  method: 'GET',
  path: '/api/site-header-footer',
  summary: 'The draft of header and footer.',
  response: revisedHeaderFooter,
});

export const writeHeaderFooter = defineEndpoint({
  method: 'PUT',
  path: '/api/site-header-footer',
  summary: 'Saves header and footer as the draft and returns the saved data.',
  /** An omitted part stays unchanged. */
  body: headerFooter.partial().extend({
    revisions: z.strictObject({ header: revision, footer: revision }).partial().optional(),
  }),
  response: revisedHeaderFooter,
});

/** Bars and popup are edited on different screens, so each has its own revision. */
const revisedOverlays = z.object({
  data: overlays,
  revisions: z.object({ announcementBar: revision, mobileInfoBar: revision, popup: revision }),
});

export const readOverlays = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/overlays',
  summary: 'The draft of announcement bar, mobile info bar and popup.',
  params: websiteParams,
  response: revisedOverlays,
});

export const writeOverlays = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/overlays',
  summary:
    'Saves announcement bar, mobile info bar and popup as the draft and returns the saved data.',
  params: websiteParams,
  /** Omitted members stay unchanged. */
  body: overlays
    .partial()
    .extend({ revisions: revisedOverlays.shape.revisions.strict().partial().optional() }),
  response: revisedOverlays,
});

export const readBusiness = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/business',
  summary: 'The contact data of the business behind a website.',
  params: websiteParams,
  response: business.extend(revised),
});

export const writeBusiness = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/business',
  summary: 'Replaces the contact data of the business; visitors see it at once.',
  params: websiteParams,
  body: business.extend(basedOn),
  response: business.extend(revised),
});
