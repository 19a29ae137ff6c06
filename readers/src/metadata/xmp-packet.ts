/** In: an XMP packet (in PDFs and pictures). Out: its facts. A property may be an attribute or an element. */
import type { MetadataKind } from '@wenjian/document';
import type { FactList } from './fact-list.ts';

const fields: readonly (readonly [string, MetadataKind])[] = [
  ['xmpMM:DocumentID', 'documentId'],
  ['xmpMM:OriginalDocumentID', 'documentId'],
  ['xmpMM:InstanceID', 'instanceId'],
  ['xmp:CreatorTool', 'application'],
  ['pdf:Producer', 'producer'],
  ['xmp:CreateDate', 'created'],
  ['xmp:ModifyDate', 'modified'],
];

export function readXmpPacket(packet: string, facts: FactList): void {
  for (const [name, kind] of fields) {
    const found = new RegExp(`${name}(?:\\s*=\\s*["']([^"'<]*)["']|>([^<]*)<)`).exec(packet);
    facts.add(kind, unescapeXml(found?.[1] ?? found?.[2] ?? ''), `XMP · ${name}`);
  }
  const author = /<dc:creator>[\s\S]{0,200}?<rdf:li[^>]*>([^<]*)</.exec(packet);
  facts.add('author', unescapeXml(author?.[1] ?? ''), 'XMP · dc:creator');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);
}
