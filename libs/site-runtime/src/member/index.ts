export {
  createMemberClient,
  type MemberClient,
  type MemberLogin,
  type MemberLogout,
} from './create-member-client.ts';
