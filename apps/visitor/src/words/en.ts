import { connection, dialogs, session } from '@sitewright/messages/en';
import { overlays } from './overlay-words.ts';

export const words = { connection, dialogs, overlays, session };
