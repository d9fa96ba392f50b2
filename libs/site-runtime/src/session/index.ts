export { logout, type LogoutPorts } from './logout.ts';
