/** Accepting everything changes the accepted places and nothing else, even with a corrector that is sure of nonsense. */
import { buildDocument, type Document } from '@wenjian/document';
import { acceptedEdits, editDocument, type Proposal, proofreadDocument, textLines } from '@wenjian/proofread';
import { expect, it } from 'vitest';
import { corpusSets, loadCorpus } from '../audit/audit-corpus.ts';
import { createRandom, generateContract } from '../contract-text.ts';

const CONTRACTS = 100;
const CHARACTERS = 800;
/** One character in so many is called wrong. */
const NONSENSE = 12;

it('accepting all corrections changes only the accepted places', async () => {
  const generated = Array.from({ length: CONTRACTS }, (_, seed) =>
    documentOf(generateContract(CHARACTERS, createRandom(seed))),
  );
  const corpora = (await Promise.all(corpusSets.map(loadCorpus))).flatMap((set) => set ?? []);
  let accepted = 0;
  for (const [seed, document] of [...generated, ...corpora.map((one) => one.document)].entries())
    accepted += acceptAll(document, seed);
  expect(accepted).toBeGreaterThan(CONTRACTS);
});

function acceptAll(document: Document, seed: number): number {
  const { corrections } = proofreadDocument(document, { proposals: nonsense(document, seed) });
  const verdicts = new Map(corrections.map(({ id }) => [id, { state: 'accepted', text: null } as const]));
  const edits = acceptedEdits(corrections, verdicts);
  const edited = editDocument(document, edits).document.text;
  let [from, to] = [0, 0];
  for (const { start, end, replacement } of edits) {
    expect(edited.slice(to, to + start - from)).toBe(document.text.slice(from, start));
    to += start - from + replacement.length;
    from = end;
  }
  expect(edited.slice(to)).toBe(document.text.slice(from));
  return edits.length;
}

function nonsense(document: Document, seed: number): ReadonlyMap<string, readonly Proposal[]> {
  const random = createRandom(seed);
  const kinds = ['replace', 'delete', 'insert'] as const;
  return new Map(
    textLines(document).map(({ text }) => [
      text,
      [...text].flatMap((_, at) => {
        const kind = kinds[random(kinds.length)] ?? 'replace';
        return random(NONSENSE) > 0
          ? []
          : [{ kind, at, character: kind === 'delete' ? '' : '些', probability: 0.9999 }];
      }),
    ]),
  );
}

function documentOf(text: string): Document {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph' as const, text: line }));
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}
