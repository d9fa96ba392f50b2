import { connection, dialogs, lightbox, session } from '@sitewright/messages/en';
import { overlays } from './overlay-words.ts';

export const words = { connection, dialogs, lightbox, overlays, session };
