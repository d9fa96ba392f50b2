import '@sitewright/ui/dialog/styles.css';

export { openAlertOf } from './open-alert-of.ts';
export { openLogoutDialogOf } from './open-logout-dialog-of.ts';
export { systemErrorOf } from './system-error-of.ts';
