/**
 * In: labelled pairs of a clause before and after a change (`before TAB after TAB label TAB kind TAB gainer`, an
 * empty side is absent, `-` is no gainer). Out: what the comparison says of each, and how often it agrees.
 */
import { compareDocuments, type Significance } from '@wenjian/compare';
import { buildDocument, type Document } from '@wenjian/document';

export interface LabelledPair {
  readonly before: string;
  readonly after: string;
  readonly label: Significance;
  readonly kind: string;
  readonly gainer: string | null;
}

export interface JudgedPair extends LabelledPair {
  readonly said: Significance;
  readonly saidGainer: string | null;
  readonly reason: string;
}

export const labels: readonly Significance[] = ['major', 'minor', 'noise'];

export function readPairs(text: string): readonly LabelledPair[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('before\t')) return [];
    const [before = '', after = '', written = '', kind = '', gainer = '-'] = line.split('\t');
    const label = labels.find((name) => name === written.trim());
    if (label === undefined) throw new Error(`line ${index + 1} has no label: ${line}`);
    const side = gainer.trim();
    return [{ before, after, label, kind: kind.trim(), gainer: side === '-' || side === '' ? null : side }];
  });
}

/** The strongest change of the pair is its label; a pair without a change is noise. */
export function judgePair(pair: LabelledPair): JudgedPair {
  const { changes } = compareDocuments(documentOf(pair.before), documentOf(pair.after));
  const said = labels.find((label) => changes.some(({ significance }) => significance === label)) ?? 'noise';
  const strongest = changes.filter(({ significance }) => significance === said);
  return {
    ...pair,
    said,
    saidGainer: strongest.find(({ gainer }) => gainer !== null)?.gainer ?? null,
    reason: strongest.map(({ reason }) => reason).join(' | '),
  };
}

function documentOf(text: string): Document {
  return buildDocument({
    readerVersion: 'importance',
    kind: 'txt',
    pages: null,
    blocks: text === '' ? [] : [{ type: 'paragraph', text }],
    notRead: [],
  });
}

export interface Agreement {
  readonly count: number;
  readonly share: number;
  /** `confusion[label][said]` */
  readonly confusion: Readonly<Record<Significance, Readonly<Record<Significance, number>>>>;
  readonly gainer: { readonly labelled: number; readonly said: number; readonly right: number };
}

export function agreementOf(pairs: readonly JudgedPair[]): Agreement {
  const row = () => ({ major: 0, minor: 0, noise: 0 });
  const confusion = { major: row(), minor: row(), noise: row() };
  for (const { label, said } of pairs) confusion[label][said]++;
  const agreeing = labels.reduce((sum, label) => sum + confusion[label][label], 0);
  return {
    count: pairs.length,
    share: pairs.length === 0 ? 1 : agreeing / pairs.length,
    confusion,
    gainer: {
      labelled: pairs.filter(({ gainer }) => gainer !== null).length,
      said: pairs.filter(({ saidGainer }) => saidGainer !== null).length,
      right: pairs.filter(({ gainer, saidGainer }) => saidGainer !== null && saidGainer === gainer).length,
    },
  };
}
