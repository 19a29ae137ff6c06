export type { PhoneChange } from './change-phone.ts';
export { eraseAccount } from './erase-account.ts';
export {
  type ChangePhoneOutcome,
  type ConfirmOutcome,
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
  type SignInOutcome,
} from './identity-provider.ts';
export type { IdentityClient } from './oidc.configuration.ts';
export { rotateSigningKey } from './signing-key.repository.ts';
export type { CodeRefusal, SendCodeOutcome } from './sms-code.service.ts';
