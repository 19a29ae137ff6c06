/** An X.509 certificate from a pair of keys: Node reads certificates and makes none. Test code only. */
import { createSign } from 'node:crypto';
import type { KeyPair } from './payment-stand-in.ts';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;

/** sha256WithRSAEncryption, and the common name's number. */
const RSA_SHA256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

export function selfSignedCertificate({ publicKey, privateKey }: KeyPair, serial: string): string {
  const name = part(SEQUENCE, part(SET, part(SEQUENCE, COMMON_NAME, part(UTF8, Buffer.from('platform')))));
  const validity = part(SEQUENCE, time('250101000000Z'), time('450101000000Z'));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const signedPart = part(
    SEQUENCE,
    part(VERSION, part(INTEGER, Buffer.from([2]))),
    part(INTEGER, positive(Buffer.from(serial, 'hex'))),
    RSA_SHA256,
    name,
    validity,
    name,
    key,
  );
  const signature = createSign('RSA-SHA256').update(signedPart).sign(privateKey);
  const der = part(SEQUENCE, signedPart, RSA_SHA256, part(BIT_STRING, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}

function time(text: string): Buffer {
  return part(UTC_TIME, Buffer.from(text));
}

/** A first bit that is set would make it a negative number. */
function positive(bytes: Buffer): Buffer {
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
}

function part(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.from([0x80 + bytes.length, ...bytes]);
}
