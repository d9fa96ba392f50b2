export { logout, type AfterLogout, type LogoutPorts } from './logout.ts';
export { openLogoutDialog, type LogoutTexts } from './open-logout-dialog.ts';
