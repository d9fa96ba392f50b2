import '@sitewright/ui/dialog/styles.css';

export { openPageAlert } from './open-page-alert.ts';
export { openPageLogoutDialog } from './open-page-logout-dialog.ts';
export { createPageSystemError } from './create-page-system-error.ts';
