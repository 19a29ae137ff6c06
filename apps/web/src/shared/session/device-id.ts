/** A device's uuid, generated once and kept (docs/spec.md#session-storage). */

const DEVICE_ID_KEY = 'wenjian.deviceId';

export function deviceId(storage: Storage = localStorage, random: RandomSource = crypto): string {
  const kept = storage.getItem(DEVICE_ID_KEY);
  if (kept) return kept;
  const created = createUuid(random);
  storage.setItem(DEVICE_ID_KEY, created);
  return created;
}

export type RandomSource = Pick<Crypto, 'getRandomValues'>;

/** Version 4 by hand: `crypto.randomUUID` does not exist on plain http outside localhost. */
export function createUuid(random: RandomSource): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, index) => withVersionBits(byte, index).toString(16).padStart(2, '0'))
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function withVersionBits(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
