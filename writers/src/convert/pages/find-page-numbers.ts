/**
 * Finds the page numbers among the headers and footers of the PDF reader, and checks that removing them
 * removed nothing else.
 */
import { boxesOfRange, type Document } from '@wenjian/document';
import type { ShownBox } from './pdf-edit.messages.ts';

/** 3, - 3 -, 第 3 页, 第 3 页 共 9 页, 3/9, Page 3 of 9. */
const NUMBER =
  /^[-—–~·|\s]{0,40}(?:(?:第\s{0,9})?\d{1,5}\s{0,9}页?|第\s{0,9}[〇零一二三四五六七八九十百]{1,9}\s{0,9}页|page\s{1,9}\d{1,5})\s{0,9}(?:(?:[/／]|[,，]?\s{0,9}共|of)\s{0,9}(?:\d{1,5}|[〇零一二三四五六七八九十百]{1,9})\s{0,9}页?)?[-—–~·|\s]{0,40}$/iu;

export function isPageNumber(text: string): boolean {
  return NUMBER.test(text.trim());
}

export interface NumberPlaces {
  readonly places: readonly ShownBox[];
  /** Page index → the text to remove. */
  readonly texts: ReadonlyMap<number, string>;
}

export function findPageNumbers(document: Document): NumberPlaces {
  const places: ShownBox[] = [];
  const texts = new Map<number, string>();
  for (const block of document.blocks) {
    const text = document.text.slice(block.start, block.end);
    if ((block.type !== 'footer' && block.type !== 'header') || !isPageNumber(text)) continue;
    for (const box of boxesOfRange(document, block)) places.push(box);
    const page = (block.page ?? 1) - 1;
    texts.set(page, (texts.get(page) ?? '') + text);
  }
  return { places, texts };
}

/** Pages on which any character besides the numbers was added or lost. */
export function damagedPages(
  before: Document,
  after: Document,
  texts: ReadonlyMap<number, string>,
): number[] {
  const pageCount = before.pages?.length ?? 0;
  if (after.pages?.length !== pageCount) return Array.from({ length: pageCount }, (_, index) => index);
  const [old, fresh] = [charactersByPage(before), charactersByPage(after)];
  return Array.from({ length: pageCount }, (_, index) => index).filter((page) => {
    const expected = counted(old.get(page) ?? '');
    for (const character of visible(texts.get(page) ?? ''))
      expected.set(character, (expected.get(character) ?? 0) - 1);
    const found = counted(fresh.get(page) ?? '');
    const characters = new Set([...expected.keys(), ...found.keys()]);
    return [...characters].some(
      (character) => (expected.get(character) ?? 0) !== (found.get(character) ?? 0),
    );
  });
}

function charactersByPage({ layout = [], text }: Document): Map<number, string> {
  const pages = new Map<number, string>();
  for (const { page, start, end } of layout)
    pages.set(page, (pages.get(page) ?? '') + text.slice(start, end));
  return pages;
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of visible(text)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

function visible(text: string): string {
  return text.replace(/\s/gu, '');
}
