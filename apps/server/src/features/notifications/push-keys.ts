/** The product's key for push services: made once, kept with the product's secrets. */
import { createECDH } from 'node:crypto';
import type { PushKeys } from '../../adapters/push/push.port.ts';
import type { Connection } from '../../platform/database/database.ts';
import { productSecret } from '../../platform/database/product-secret.ts';

const PRIVATE_BYTES = 32;

export async function pushKeys(connection: Connection): Promise<PushKeys> {
  const kept: unknown = JSON.parse(await productSecret(connection, 'vapid', makeKeys));
  if (typeof kept !== 'object' || kept === null || !('publicKey' in kept) || !('privateKey' in kept))
    throw new Error('the stored push keys cannot be read');
  return { publicKey: String(kept.publicKey), privateKey: String(kept.privateKey) };
}

function makeKeys(): string {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  // The number may be short; its place is not.
  const privateKey = Buffer.alloc(PRIVATE_BYTES);
  const number = curve.getPrivateKey();
  number.copy(privateKey, PRIVATE_BYTES - number.length);
  return JSON.stringify({
    publicKey: publicKey.toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  });
}
