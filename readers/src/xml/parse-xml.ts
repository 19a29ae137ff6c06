/**
 * In: a stream of bytes and handlers. Out: calls to the handlers with short element names.
 * Promise: memory does not grow with the size of the part; document type declarations are refused, so no entity is ever expanded.
 */
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { MAX_XML_DEPTH } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import { shortName } from './namespaces.ts';

export interface XmlElement {
  readonly name: string;
  /** By short name (`w:val`). */
  attribute(name: string): string | undefined;
}

export interface XmlHandlers {
  open(element: XmlElement): void;
  close?(name: string): void;
  text?(text: string): void;
}

export async function parseXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  const parser = createParser(handlers);
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = chunk;
      decoder ??= createDecoder(bytes);
      parser.write(decoder.decode(bytes, { stream: true }));
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    stream.destroy();
    if (error instanceof Unreadable) throw error;
    // Anything else that fails here is the input: broken compression, wrong sizes, wrong encoding, not
    // well-formed.
    throw new Unreadable('damaged', unreadableText.damagedXml);
  }
}

function createParser(handlers: XmlHandlers): SaxesParser<{ xmlns: true; position: false }> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Unreadable('damaged', unreadableText.forbiddenXml);
  });
  parser.on('opentag', (tag) => {
    if (++depth > MAX_XML_DEPTH) throw new Unreadable('damaged', unreadableText.tooDeepXml);
    handlers.open({ name: shortName(tag.uri, tag.local), attribute: (name) => attributeOf(tag, name) });
  });
  parser.on('closetag', (tag) => {
    depth--;
    handlers.close?.(shortName(tag.uri, tag.local));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  return parser;
}

function attributeOf(tag: SaxesTagNS, name: string): string | undefined {
  for (const attribute of Object.values(tag.attributes)) {
    // Most attributes already differ in their local name, and this runs for every element of a file.
    if (name.endsWith(attribute.local) && shortName(attribute.uri, attribute.local) === name)
      return attribute.value;
  }
  return undefined;
}

/** Office writes UTF-8; UTF-16 is allowed and recognised by its first bytes. */
function createDecoder(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}
