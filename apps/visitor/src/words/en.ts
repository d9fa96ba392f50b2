import { connection, dialogs, session } from '@sitewright/messages/en';

export const words = { connection, dialogs, session };
