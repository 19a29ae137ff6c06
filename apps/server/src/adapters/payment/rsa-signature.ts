/** SHA-256 with RSA, as both providers sign. */
import { createSign, createVerify, type KeyLike } from 'node:crypto';

export function signRsa(privateKey: KeyLike, text: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
}

/** A malformed signature counts as a wrong one. */
export function isRsaSigned(publicKey: KeyLike, text: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}
