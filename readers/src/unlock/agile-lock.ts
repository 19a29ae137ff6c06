/** In: the stream that says how an Office file is protected. Out: its figures; null if they are none we can use. */

interface Sealing {
  readonly hash: string;
  readonly salt: Buffer;
  readonly keyBytes: number;
  readonly blockBytes: number;
}

export interface AgileLock {
  readonly content: Sealing;
  readonly password: Sealing & {
    readonly spinCount: number;
    readonly verifierInput: Buffer;
    readonly verifierHash: Buffer;
    readonly key: Buffer;
  };
}

/** Major and minor version 4, then a flag. */
const AGILE = '0400040040000000';
const HEAD_BYTES = 8;
/** Office takes 100,000; a file must not keep us busy for hours. */
const MAX_SPINS = 1_000_000;
const hashes: Readonly<Record<string, string>> = {
  SHA1: 'sha1',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
};

export function readAgileLock(info: Buffer): AgileLock | null {
  if (info.toString('hex', 0, HEAD_BYTES) !== AGILE) return null;
  const xml = info.toString('utf8', HEAD_BYTES);
  const contentTag = attributesOf(/<keyData\s[^>]*>/.exec(xml)?.[0]);
  const passwordTag = attributesOf(/<(?:\w+:)?encryptedKey\s[^>]*>/.exec(xml)?.[0]);
  const [content, password] = [sealingOf(contentTag), sealingOf(passwordTag)];
  const spinCount = Number(passwordTag.get('spinCount'));
  if (content === null || password === null || !(spinCount >= 0 && spinCount <= MAX_SPINS)) return null;
  const bytes = (name: string) => Buffer.from(passwordTag.get(name) ?? '', 'base64');
  const sealed = {
    verifierInput: bytes('encryptedVerifierHashInput'),
    verifierHash: bytes('encryptedVerifierHashValue'),
    key: bytes('encryptedKeyValue'),
  };
  const isWhole = Object.values(sealed).every(({ length }) => length > 0 && length % 16 === 0);
  return isWhole ? { content, password: { ...password, spinCount, ...sealed } } : null;
}

function attributesOf(tag = ''): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/(?<![A-Za-z])([A-Za-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function sealingOf(attributes: ReadonlyMap<string, string>): Sealing | null {
  const hash = hashes[(attributes.get('hashAlgorithm') ?? '').replace('-', '')];
  const salt = Buffer.from(attributes.get('saltValue') ?? '', 'base64');
  const keyBytes = Number(attributes.get('keyBits')) / 8;
  const isAes =
    attributes.get('cipherAlgorithm') === 'AES' && attributes.get('cipherChaining') === 'ChainingModeCBC';
  if (hash === undefined || !isAes || salt.length < 16 || ![16, 24, 32].includes(keyBytes)) return null;
  return { hash, salt, keyBytes, blockBytes: 16 };
}
