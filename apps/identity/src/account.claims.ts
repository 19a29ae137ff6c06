import type { AccountClaims } from 'oidc-provider';
import type { Account } from './account.repository.ts';
import { text } from './identity.text.ts';
import { maskPhone } from './phone.ts';

/** Path, below the issuer, of every account's picture; the product shows its own avatar instead. */
export const DEFAULT_PICTURE_PATH = '/default-picture.svg';

/** The claims of an account's id token. Names are made from the phone: there is no profile to edit here. */
export function accountClaims(account: Account, issuer: string): AccountClaims {
  return {
    sub: account.sub,
    phone_number: account.phone,
    phone_number_verified: true,
    name: text.defaultName(account.phone.slice(-4)),
    nickname: maskPhone(account.phone),
    picture: `${issuer}${DEFAULT_PICTURE_PATH}`,
  };
}

/** Which scope releases which claims. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub'],
  profile: ['name', 'nickname', 'picture'],
  phone: ['phone_number', 'phone_number_verified'],
};

export const ACCOUNT_SCOPES = Object.keys(CLAIMS_BY_SCOPE);
