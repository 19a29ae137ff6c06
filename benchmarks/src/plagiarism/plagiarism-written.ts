/**
 * Hand-written reuse: how much is found by kind, compared with competitors, for the practice half and the
 * blind half.
 */
import { comparePair, type FragmentKind } from '@wenjian/plagiarism';
import { peers } from './plagiarism-peers.ts';
import {
  combine,
  coveredShare,
  type Detection,
  type PlagDetScore,
  scorePlagDet,
  touches,
} from './plagiarism-score.ts';
import { loadWritten, type WrittenPair, type WrittenSet } from './reuse-written.ts';

export interface WrittenScore extends PlagDetScore {
  readonly passages: number;
  /** At least half of the characters of both sides. */
  readonly found: number;
}

export type Detector = (pair: WrittenPair) => readonly Detection[];

export const detectors = {
  engine: ({ suspicious, source }) =>
    comparePair(suspicious, source).fragments.map(({ a, b }) => ({ suspicious: a, source: b })),
  winnowing: ({ suspicious, source }) => peers.winnowing(suspicious.text, source.text),
  jsdiff: ({ suspicious, source }) => peers.jsdiff(suspicious.text, source.text),
} as const satisfies Readonly<Record<string, Detector>>;

const rows = ['verbatim', 'edited', 'paraphrase', 'all'] as const satisfies readonly (FragmentKind | 'all')[];
export type WrittenRow = (typeof rows)[number];

export async function measureWritten(
  set: WrittenSet,
  detect: Detector,
): Promise<Readonly<Record<WrittenRow, WrittenScore>>> {
  const pairs = await loadWritten(set);
  const outcomes = pairs.map((pair) => ({ cases: pair.cases, detections: detect(pair) }));
  const score = (row: WrittenRow): WrittenScore => {
    const isOfRow = (kind: FragmentKind): boolean => row === 'all' || kind === row;
    const ofRow = outcomes.map(({ cases, detections }) => ({
      cases: cases.filter(({ kind }) => isOfRow(kind)),
      detections,
    }));
    // A detection inside a passage of another kind is not an error of this kind; one outside all passages is
    // an error of all.
    const { precision } = scorePlagDet(
      outcomes.map(({ cases, detections }) => ({
        cases,
        detections: detections.filter((detection) => {
          const touched = cases.filter((planted) => touches(planted, detection));
          return touched.length === 0 || touched.some(({ kind }) => isOfRow(kind));
        }),
      })),
    );
    const { recall, granularity } = scorePlagDet(ofRow);
    const shares = ofRow.flatMap(({ cases, detections }) =>
      cases.map((planted) =>
        coveredShare(
          planted,
          detections.filter((detection) => touches(planted, detection)),
        ),
      ),
    );
    return {
      ...combine({ precision, recall, granularity }),
      passages: shares.length,
      found: shares.filter((share) => share >= HALF).length,
    };
  };
  return {
    verbatim: score('verbatim'),
    edited: score('edited'),
    paraphrase: score('paraphrase'),
    all: score('all'),
  };
}

const HALF = 0.5;

export async function renderWritten(): Promise<string> {
  const sections: string[] = [];
  for (const set of ['practice', 'blind'] as const) {
    const [engine, winnowing, jsdiff] = await Promise.all([
      measureWritten(set, detectors.engine),
      measureWritten(set, detectors.winnowing),
      measureWritten(set, detectors.jsdiff),
    ]);
    for (const row of rows) {
      const { passages, found, recall, precision, plagDet } = engine[row];
      const cells = [
        set,
        row,
        `${found} of ${passages}`,
        recall.toFixed(3),
        precision.toFixed(3),
        plagDet.toFixed(3),
        ...[winnowing[row], jsdiff[row]].map(
          (peer) => `${peer.found} of ${peer.passages}, ${peer.plagDet.toFixed(3)}`,
        ),
      ];
      sections.push(`| ${cells.join(' | ')} |`);
    }
  }
  return `${introduction}\n\n${head}\n${sections.join('\n')}`;
}

const introduction = `### Reuse written by hand

Ten sources (bids, contracts, reports, rules) and eighteen texts under suspicion, written for this benchmark by somebody who knew nothing of the engine, with 76 passages taken over word for word, with changes, or in other words (no fifteen characters in a row in common). Every text is compared with every source, so that whatever is found in the nine others counts against precision. The split was fixed before any of it was read: texts 1 to 9 are practice, and thresholds were set with them in sight; 10 to 18 are blind: nobody who worked on the engine has read them or seen what is missed in them, and only these figures were looked at. The sources are the same for both, with other passages taken from them. The last four blind texts took nothing over.

- found: half of the characters of both sides or more. Recall, precision and PlagDet over characters; of a kind: without what was found in passages of other kinds.
- paraphrase: the engine looks for the sense of passages only where much was copied from the same source besides; a text that is all paraphrase is not found by it.`;

const head =
  '| half | kind | passages found | recall | precision | PlagDet | winnowing: found, PlagDet | jsdiff: found, PlagDet |\n|---|---|---|---|---|---|---|---|';
