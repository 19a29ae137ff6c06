/** Alipay's RSA2: parameters in the order of their names, signed as one line. */
import { signRsa } from './rsa-signature.ts';

type Parameters = Readonly<Record<string, string>>;

export function signAlipay(privateKey: string, parameters: Parameters): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  return signRsa(privateKey, lineOf(Object.fromEntries(filled), ['sign']));
}

/** The text signed in a notice: without its own two signature fields, including empty fields. */
export function noticeLine(parameters: Parameters): string {
  return lineOf(parameters, ['sign', 'sign_type']);
}

function lineOf(parameters: Parameters, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}

/** The raw bytes of one member of an answer: the signature covers them, not the parsed value. */
export function memberText(body: string, name: string): string | null {
  const start = body.indexOf(`"${name}"`);
  const open = start < 0 ? -1 : body.indexOf('{', start);
  if (open < 0) return null;
  let depth = 0;
  let isInString = false;
  for (let at = open; at < body.length; at++) {
    const sign = body[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return body.slice(open, at + 1);
  }
  return null;
}

const BEIJING_MS = 8 * 3600 * 1000;

/** `2026-11-15 14:03:12`, the time of Beijing. */
export function alipayTime(at: Date): string {
  return new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export function readAlipayTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+08:00`);
}
