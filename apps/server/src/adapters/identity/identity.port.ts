/** The identity interface for the server's features, for any provider. */
import type {
  ChangePhoneOutcome,
  ConfirmOutcome,
  PhoneChange,
  SendCodeOutcome,
  SignInOutcome,
} from '@wenjian/identity';
import type { TokenVerifier } from './token-verifier.ts';

export { IssuerUnavailableError } from './key-source.ts';
export { CLOCK_TOLERANCE_SECONDS } from './token-verifier.ts';

export interface Identity {
  readonly kind: 'embedded' | 'external';
  readonly issuer: string;
  /**
   * The issuer name stored with users. Not the embedded provider's URL, which changes with the port and the
   * public address.
   */
  readonly accountIssuer: string;
  readonly verifier: TokenVerifier;
  /** Sign-in by phone and code; null with an external issuer, where people sign in by redirect only. */
  readonly sms: SmsSignIn | null;
  /** The data a browser needs to sign in and to verify tokens itself. */
  publicConfig(): Promise<IdentityPublicConfig>;
}

export interface SmsSignIn {
  phoneExists(phone: string): Promise<boolean>;
  /** Throws `SmsDeliveryError` when the message cannot be sent. */
  sendCode(phone: string): Promise<SendCodeOutcome>;
  signIn(phone: string, code: string): Promise<SignInOutcome>;
  /** Uses up a code without signing anybody in. */
  confirm(phone: string, code: string): Promise<ConfirmOutcome>;
  /** Gives the account of `sub` another phone, and tokens that name it. */
  changePhone(sub: string, change: PhoneChange): Promise<ChangePhoneOutcome>;
}

export interface IdentityPublicConfig {
  readonly kind: 'embedded' | 'external';
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly jwks: { readonly keys: Record<string, unknown>[] };
}
