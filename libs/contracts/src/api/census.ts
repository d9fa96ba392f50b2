import * as z from 'zod';
import { maxUrlPathLength } from '../entities/patterns.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';

const empty = z.object({});

/** The page of an event: the same fields as in a form's submission. */
const pageFields = {
  pageTitle: z.string().max(500).optional(),
  pageId: z.string().max(24).optional(),
  contentSource: z.enum(['i', 'c']).optional(),
  pagePath: z.string().max(maxUrlPathLength).optional(),
  pagePermissionTypeValue: z.int().nullish(),
};

/** The value of `ss_cvr`; empty if the cookie policy forbids it (BTN-07). */
const visitorCookie = z.string().max(200).optional();

/** The parsed JSON in `data` of RecordHit (CENSUS-14, CENSUS-15). */
export const hitData = z.object({
  userAgent: z.string().max(1000).optional(),
  clientDate: z.number().optional(),
  viewportWidth: z.number().optional(),
  viewportHeight: z.number().optional(),
  screenWidth: z.number().optional(),
  screenHeight: z.number().optional(),
  templateId: z.string().max(100).optional(),
  locale: z.string().max(40).optional(),
  url: z.string().max(2000),
  title: z.string().max(500).optional(),
  itemId: z.string().max(24).optional(),
  recordType: z.int().optional(),
  collectionId: z.string().max(24).optional(),
});
export type HitData = z.infer<typeof hitData>;

const buttonRecord = z.object({
  id: z.string().max(100),
  buttonText: z.string().max(500),
  clickthroughUrl: z.string().max(2000),
  alignment: z.string().max(40),
  size: z.string().max(40),
  newWindow: z.boolean(),
  context: z.string().max(200),
  visitorCookie,
  ...pageFields,
});

export const recordButtonClick = defineEndpoint({
  method: 'POST',
  path: '/api/census/button-click',
  summary: 'Counts a click on a button.',
  body: buttonRecord,
  response: empty,
});

export const recordButtonRender = defineEndpoint({
  method: 'POST',
  path: '/api/census/button-render',
  summary: 'Counts that a button was seen.',
  body: buttonRecord,
  response: empty,
});

export const recordFormRender = defineEndpoint({
  method: 'POST',
  path: '/api/census/form-render',
  summary: 'Counts that a form was seen.',
  body: z.object({ formId: hexId, visitorCookie }),
  response: empty,
});

export const recordOverlay = defineEndpoint({
  method: 'POST',
  path: '/api/census/overlay',
  summary: 'Counts that a popup overlay was shown, closed or submitted.',
  body: z.object({
    action: z.enum(['shown', 'closed', 'submitted']),
    overlayVersion: z.int(),
    visitorCookie,
    ...pageFields,
  }),
  response: empty,
});

export const recordQuickView = defineEndpoint({
  method: 'POST',
  path: '/api/census/RecordQuickView/:itemId',
  summary: 'Counts that the quick view of a product was opened.',
  params: z.object({ itemId: hexId }),
  response: empty,
});

const parameter = z.string().max(500).optional();

/** Responds with an image of one pixel. */
export const trackLanding = defineEndpoint({
  method: 'GET',
  path: '/api/track/Track',
  summary: 'Counts where a visitor came from.',
  query: z.object({
    landing: z.string().max(2000),
    refer: z.string().max(2000).optional(),
    rk: parameter,
    lang: parameter,
    screen: parameter,
    source: parameter,
    campaign: parameter,
    subcampaign: parameter,
    channel: parameter,
    subchannel: parameter,
    variation: parameter,
    mkwid: parameter,
  }),
  response: z.string(),
});
