import type { Route } from '../../platform/routing/define-route.ts';
import { listMailRoute } from './list-mail.ts';
import {
  listMailTemplatesRoute,
  readMailTemplateRoute,
  resetMailTemplateRoute,
  writeMailTemplateRoute,
} from './templates/edit-mail-templates.ts';
import { switchMailRoute } from './switches/switch-mail.ts';
import { previewMailTemplateRoute, testMailTemplateRoute } from './templates/try-mail-template.ts';

/** The website's outbox for its owner, and the content of its store mails. */
export const mailRoutes: readonly Route[] = [
  listMailRoute,
  listMailTemplatesRoute,
  readMailTemplateRoute,
  writeMailTemplateRoute,
  resetMailTemplateRoute,
  switchMailRoute,
  previewMailTemplateRoute,
  testMailTemplateRoute,
];
