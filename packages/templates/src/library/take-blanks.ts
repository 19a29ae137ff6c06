/**
 * 〔sample〕 and 〔label=sample〕 become blanks, ■ an empty box; all are remembered with their places in the joined text.
 */
import { BLOCK_SEPARATOR, type BlockDraft } from '@wenjian/document';
import type { LibraryBlank } from './library-template.ts';

/** Wide enough to be written in by hand; what a unit follows is short. */
const WIDE = '________';
const SHORT = '____';
const unitBehind = /^(?:年|月|日|天|个|%|份|人|次|台|套|间|条|张|把)/;

export function takeBlanks(blocks: readonly BlockDraft[]): {
  readonly blocks: readonly BlockDraft[];
  readonly blanks: readonly LibraryBlank[];
} {
  const blanks: LibraryBlank[] = [];
  let start = 0;
  const taken = blocks.map((block) => {
    const text = takeFrom(block.text, start, blanks);
    start += text.length + BLOCK_SEPARATOR.length;
    return { ...block, text };
  });
  return { blocks: taken, blanks };
}

function takeFrom(source: string, start: number, blanks: LibraryBlank[]): string {
  let text = '';
  let at = 0;
  for (const { index, 0: mark, groups } of source.matchAll(
    /〔(?:(?<label>[^〔〕=]*)=)?(?<sample>[^〔〕]*)〕|■/g,
  )) {
    text += source.slice(at, index);
    at = index + mark.length;
    const from = start + text.length;
    text += mark === '■' ? '□' : unitBehind.test(source.slice(at)) ? SHORT : WIDE;
    blanks.push({
      start: from,
      end: start + text.length,
      label: groups?.label ?? null,
      sample: groups?.sample ?? mark,
    });
  }
  return text + source.slice(at);
}
