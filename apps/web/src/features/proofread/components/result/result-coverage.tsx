import { formatCount } from '../../../../shared/format/format-count.ts';
import { CoverageButton } from '../../../../shared/result/coverage-button.tsx';
import { CoverageList, CoverageNote } from '../../../../shared/result/coverage-list.tsx';
import { resultText as text } from '../../result.text.ts';
import type { ProofreadingResult } from '../../view-model/proofread-shapes.ts';

export function ResultCoverage({ result }: { readonly result: ProofreadingResult }) {
  return (
    <CoverageButton open={result.coverage.notExamined.length}>
      <CoverageList coverage={result.coverage} />
      <ModelNotes result={result} />
    </CoverageButton>
  );
}

/** Whether the language model took part, and how many of the team's own words were heeded. */
export function ModelNotes({ result }: { readonly result: ProofreadingResult }) {
  const { hasLanguageModel, isPartial, lexiconWords } = result;
  return (
    <>
      <CoverageNote words={hasLanguageModel ? text.withModel : text.withoutModel} />
      {isPartial && <CoverageNote words={text.partial} />}
      {lexiconWords > 0 && <CoverageNote words={text.lexiconWords(formatCount(lexiconWords))} />}
    </>
  );
}
