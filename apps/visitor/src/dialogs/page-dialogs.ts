import '@sitewright/ui/dialog/styles.css';

export { openLogoutDialogOf } from './open-logout-dialog-of.ts';
export { openSystemErrorOf } from './open-system-error-of.ts';
