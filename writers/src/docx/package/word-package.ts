/** A Word file in memory: its parts as editable trees, and the file written again with everything else unchanged. */
import { writeFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { type Archive, openArchive } from '@wenjian/readers';
import { parseTree, serialiseTree, type XmlTree } from '../../xml/xml-tree.ts';
import { packZip, type ZipPart } from './pack-zip.ts';

export class WordPackage {
  readonly #entries: Map<string, Uint8Array>;
  readonly #trees = new Map<string, XmlTree>();
  #mainPart: string | null = null;

  private constructor(entries: Map<string, Uint8Array>) {
    this.#entries = entries;
  }

  static async open(path: string): Promise<WordPackage> {
    const archive = await openArchive(path);
    try {
      const entries = new Map<string, Uint8Array>();
      for (const name of archive.names)
        if (!name.endsWith('/')) entries.set(name, archive.small(name) ?? (await wholeEntry(archive, name)));
      return new WordPackage(entries);
    } finally {
      archive.close();
    }
  }

  /** Null when there is no such part. Names are case-insensitive. */
  tree(part: string): XmlTree | null {
    const name = this.#nameOf(part);
    if (name === null) return null;
    const known = this.#trees.get(name);
    if (known !== undefined) return known;
    const tree = parseTree(decode(this.#entries.get(name) ?? new Uint8Array()));
    this.#trees.set(name, tree);
    return tree;
  }

  /** Of every part, in the order of the file. */
  get partNames(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** The parts with text of the document, which can have tracked changes. */
  get storyParts(): readonly string[] {
    return [...this.#entries]
      .filter(
        ([name, bytes]) => /\.xml$/i.test(name) && storyRoot.test(decode(bytes.subarray(0, ROOT_BYTES))),
      )
      .map(([name]) => name);
  }

  /** The part with the body; empty when there is none. */
  get mainPart(): string {
    // Asked for with every reference; it never changes.
    this.#mainPart ??= this.storyParts.find((part) => this.tree(part)?.root.name === 'w:document') ?? '';
    return this.#mainPart;
  }

  has(part: string): boolean {
    return this.#nameOf(part) !== null;
  }

  /** As stored in the file; null when there is no such part. */
  bytes(part: string): Uint8Array | null {
    const name = this.#nameOf(part);
    return name === null ? null : (this.#entries.get(name) ?? null);
  }

  addBytes(part: string, bytes: Uint8Array): void {
    this.#entries.set(part, bytes);
  }

  /** Adds a new part, or replaces an existing one. */
  add(part: string, tree: XmlTree): void {
    const name = this.#nameOf(part) ?? part;
    this.#entries.set(name, new Uint8Array());
    this.#trees.set(name, tree);
  }

  /** Writes the current trees; unchanged trees are written with the same content. */
  async write(path: string): Promise<void> {
    const parts = [...this.#entries].map(([name, bytes]): ZipPart => {
      const tree = this.#trees.get(name);
      if (tree !== undefined)
        return { name, bytes: new TextEncoder().encode(serialiseTree(tree)), isPacked: false };
      return { name, bytes, isPacked: /\.(?:png|jpe?g|gif|zip|docx|xlsx)$/i.test(name) };
    });
    await writeFile(path, await packZip(parts));
  }

  #nameOf(part: string): string | null {
    if (this.#entries.has(part)) return part;
    const wanted = part.toLowerCase();
    return [...this.#entries.keys()].find((name) => name.toLowerCase() === wanted) ?? null;
  }
}

async function wholeEntry(archive: Archive, name: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await archive.open(name)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The root element is at the beginning, after a declaration and perhaps a comment. */
const ROOT_BYTES = 2000;
const storyRoot = /<(?:[\w.-]+:)?(?:document|hdr|ftr|footnotes|endnotes)[\s>]/;

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}
