/**
 * Asks the model what the sentences of a check's documents mean, so that rewriting without common words is found. In: the documents, the checked one
 * first. Out: their sentences in the same order, and which were not asked about and why. Promise: a bounded number of sentences in a bounded time; the
 * checked document first, then the submitted ones, then those of the text base, each with its share of what is left.
 */
import type { Coverage } from '@wenjian/document';
import { type EncodedSentence, MOST_SENTENCES } from '@wenjian/plagiarism';
import type { SentenceEncoder, StoredText } from '../../../adapters/embedder/sentence-encoder.port.ts';
import { coverageText as text } from '../plagiarism.text.ts';
import type { CheckNote } from './checked-document.ts';

export interface AskedDocument extends StoredText {
  readonly docId: string;
  readonly name: string;
  readonly origin: 'upload' | 'textBase';
}

export interface EncodedDocuments {
  /** Null: the model could not be had. */
  readonly sentences: readonly (readonly EncodedSentence[])[] | null;
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
}

export interface EncodingTime {
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onDone: (share: number) => void;
}

/** Two documents whole, a document and five sources whole, or a hundred sentences of each of thirty: three quarters of a minute. */
const MOST_IN_ALL = 6 * MOST_SENTENCES;
/** On a busy machine; afterwards the other documents are compared by their words. */
const WITHIN_MS = 120_000;

interface Answer {
  readonly sentences: readonly EncodedSentence[];
  readonly beyond: number;
  readonly isLate: boolean;
}

export async function encodeDocuments(
  encoder: SentenceEncoder,
  documents: readonly AskedDocument[],
  { signal, now, onDone }: EncodingTime,
): Promise<EncodedDocuments> {
  const until = now() + WITHIN_MS;
  const answers: Answer[] = [];
  let left = MOST_IN_ALL;
  for (const [index, document] of documents.entries()) {
    if (index > 0 && now() >= until) {
      answers.push({ sentences: [], beyond: 0, isLate: true });
      continue;
    }
    const most = index === 0 ? MOST_SENTENCES : fairShare(left, documents.length - index);
    const encoded = await encoder.encode(document, most, signal);
    if (encoded === null) return withoutModel();
    answers.push({ sentences: encoded.sentences, beyond: encoded.leftOut, isLate: false });
    left -= encoded.sentences.length;
    onDone((index + 1) / documents.length);
  }
  return {
    sentences: answers.map(({ sentences }) => sentences),
    examined: [{ what: text.meant, count: sum(answers.map(({ sentences }) => sentences.length)) }],
    notExamined: notesOf(documents, answers),
  };
}

/** What one document does not need goes to those behind it. */
function fairShare(left: number, documents: number): number {
  return Math.min(MOST_SENTENCES, Math.floor(left / documents));
}

function withoutModel(): EncodedDocuments {
  const note = { docId: null, what: text.retold, count: 1, reason: text.retoldWithoutModel };
  return { sentences: null, examined: [], notExamined: [note] };
}

/** Submitted ones by name; of the text base only their number, because not all of them are shown. */
function notesOf(documents: readonly AskedDocument[], answers: readonly Answer[]): readonly CheckNote[] {
  const all = documents.flatMap((document, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ ...document, ...answer }];
  });
  const handedIn = all.filter(({ origin }) => origin === 'upload');
  const fromBase = all.filter(({ origin }) => origin === 'textBase');
  return [
    ...handedIn.flatMap(({ docId, name, beyond, isLate }) => [
      ...noteOf(docId, text.inFile(name, text.retoldBeyond), beyond, text.retoldBeyondReason),
      ...noteOf(docId, text.inFile(name, text.retold), isLate ? 1 : 0, text.retoldLateReason),
    ]),
    ...noteOf(
      null,
      text.retoldBaseBeyond,
      sum(fromBase.map(({ beyond }) => beyond)),
      text.retoldBeyondReason,
    ),
    ...noteOf(null, text.retoldBase, fromBase.filter(({ isLate }) => isLate).length, text.retoldLateReason),
  ];
}

function noteOf(docId: string | null, what: string, count: number, reason: string): readonly CheckNote[] {
  return count > 0 ? [{ docId, what, count, reason }] : [];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
