/** In: the bytes of a web page. Out: its text, in the declared encoding if it is valid, else by detection. */
import { TextDecoder } from 'node:util';
import { decodeText } from '../text/decode-text.ts';

/** Browsers search only this far for the declaration. */
const DECLARATION_WITHIN_BYTES = 4096;

export function decodeMarkup(bytes: Uint8Array): string | null {
  const declared = hasMark(bytes) ? null : declaredEncoding(bytes);
  if (declared !== null) {
    try {
      return new TextDecoder(declared, { fatal: true }).decode(bytes);
    } catch {
      // An unknown name, or invalid bytes: the declaration is wrong, as in many pages.
    }
  }
  return decodeText(bytes, 'whole')?.text.replace(/^\ufeff/, '') ?? null;
}

function hasMark(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return first === 0xef && second === 0xbb && third === 0xbf;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_WITHIN_BYTES)).toString('latin1');
  const found = /<meta[^>]{0,200}?charset\s*=\s*(?:["']\s*)?([\w-]{1,40})/i.exec(start);
  const name = (found ??
    /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})/i.exec(start))?.[1]?.toLowerCase();
  if (name === undefined) return null;
  // A page whose declaration could be read as ASCII is not in UTF-16, whatever it says.
  if (name.startsWith('utf-16')) return null;
  return name === 'gb2312' || name === 'gbk' ? 'gb18030' : name;
}
