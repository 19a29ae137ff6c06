import type { IdentityPublicConfig } from './identity.port.ts';
import type { KeySource } from './key-source.ts';

export async function publicConfigOf(
  facts: Omit<IdentityPublicConfig, 'jwks'>,
  keys: KeySource,
): Promise<IdentityPublicConfig> {
  const { keys: published } = await keys.publicJwks();
  return { ...facts, jwks: { keys: published.map((key) => ({ ...key })) } };
}
