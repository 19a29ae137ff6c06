/** Contracts whose planted risks are described in words: `# plant N | level | side | norm | what`, marked ⟦N⟧…⟦/⟧. */
import type { Document } from '@wenjian/document';
import { documentOf } from './audit-corpus.ts';

export interface Planted {
  readonly number: string;
  readonly isMissing: boolean;
  readonly level: string;
  readonly side: string;
  readonly norm: string;
  readonly what: string;
  readonly places: { readonly start: number; readonly end: number }[];
}

export interface PlantedContract {
  readonly name: string;
  readonly isClean: boolean;
  readonly plants: readonly Planted[];
  readonly document: Document;
}

export function parsePlanted(name: string, source: string): PlantedContract {
  const [head = '', ...rest] = source.replaceAll('\r', '').split(/^---$/m);
  const marked = rest
    .join('---')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
  const places = new Map<string, { start: number; end: number }[]>();
  let text = '';
  let copied = 0;
  let open: { number: string; start: number } | null = null;
  for (const match of marked.matchAll(/⟦(\/|\d+)⟧/g)) {
    text += marked.slice(copied, match.index);
    copied = match.index + match[0].length;
    if (match[1] !== '/') open = { number: match[1] ?? '', start: text.length };
    else if (open !== null) {
      places.set(open.number, [...(places.get(open.number) ?? []), { start: open.start, end: text.length }]);
      open = null;
    }
  }
  text += marked.slice(copied);
  const plants = [
    ...head.matchAll(/^# (plant|missing) (\d+) \| *([^|]*?) *\| *([^|]*?) *\| *([^|]*?) *\| *(.*)$/gm),
  ].map(([, kind, number = '', level = '', side = '', norm = '', what = '']) => ({
    number,
    isMissing: kind === 'missing',
    level,
    side,
    norm,
    what,
    places: places.get(number) ?? [],
  }));
  return {
    name,
    isClean: /^# clean/m.test(head),
    plants,
    document: documentOf(text),
  };
}
