import '@sitewright/ui/dialog/styles.css';

export { openLogoutDialogOf } from './open-logout-dialog-of.ts';
export { systemErrorOf } from './system-error-of.ts';
