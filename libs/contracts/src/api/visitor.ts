import * as z from 'zod';
import { maxUrlPathLength } from '../entities/patterns.ts';
import { cartSummary } from '../entities/cart.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Completes the anonymous site context of a cached page. Never stored. */
export const readViewer = defineEndpoint({
  method: 'GET',
  path: '/api/viewer',
  summary: 'The viewer of a page: account and roles, member, cart.',
  response: z.object({
    authenticatedAccount: z.object({ id: hexId, displayName: z.string() }).nullable(),
    websiteRoles: z.array(z.int()),
    isViewerOnly: z.boolean(),
    member: z.object({ id: hexId, displayName: z.string() }).nullable(),
    cart: cartSummary.nullable(),
  }),
});

export const giveConsent = defineEndpoint({
  method: 'POST',
  path: '/api/consent',
  summary: 'Stores the answer to the cookie banner; redirects a plain form post back with 303.',
  bodyKind: 'form',
  body: z.object({
    answer: z.enum(['accept', 'decline']),
    returnTo: z.string().max(maxUrlPathLength).optional(),
  }),
  response: z.string(),
});

export const readConsentStyle = defineEndpoint({
  method: 'GET',
  path: '/api/consent.css',
  summary:
    'The style sheet of pages without JavaScript: it hides the cookie banner from a visitor who has answered.',
  response: z.string(),
});

export const recordHit = defineEndpoint({
  method: 'POST',
  path: '/api/census/RecordHit',
  summary: 'Counts a page hit.',
  bodyKind: 'form',
  body: z.object({
    event: z.coerce.string().max(60),
    data: z.string().max(10_000),
    ss_cvr: z.string().max(200).optional(),
  }),
  response: z.object({}),
});

export const renderWidget = defineEndpoint({
  method: 'POST',
  path: '/api/widget/GetWidgetRendering',
  summary: 'One block, rendered as it is in the page.',
  bodyKind: 'form',
  body: z.object({
    widgetJSON: z.string().max(200_000),
    collectionId: z.string().max(24).optional(),
  }),
  response: z.object({
    data: z.object({ html: z.string(), needs: z.record(z.string(), z.unknown()).optional() }),
  }),
});

/** LOCK-01: the form on a locked page. Responds 303 to the page, which reports a wrong password. */
export const unlockPage = defineEndpoint({
  method: 'POST',
  path: '/api/unlock/post',
  summary: 'Unlocks a page for a visitor who enters its password.',
  bodyKind: 'form',
  body: z.object({ path: z.string().max(maxUrlPathLength), password: z.string().max(256) }),
  response: z.string(),
});

/** Products and pages that match while a visitor types into the search field. */
export const suggestResults = defineEndpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'The first results of a search, with the image and price of products.',
  query: z.object({ q: z.string().max(200) }),
  response: z.object({
    currency: z.string(),
    results: z.array(
      z.object({
        title: z.string(),
        path: z.string(),
        /** URL of a small image. */
        image: z.string().optional(),
        /** The lowest price of a product in minor units. */
        priceCents: z.int().optional(),
        /** The variants of the product have different prices. */
        priceVaries: z.literal(true).optional(),
      }),
    ),
  }),
});
