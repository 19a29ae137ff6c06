import { CoverageButton } from '../../../../shared/result/coverage-button.tsx';
import { CoverageList, CoverageNote, CoverageSection } from '../../../../shared/result/coverage-list.tsx';
import { resultText as text } from '../../result.text.ts';
import type { ResultState } from './use-result-state.ts';

/** Parts of the document, then rules. */
export function ResultCoverage({ resultState: { result, parts } }: { readonly resultState: ResultState }) {
  return (
    <CoverageButton open={result.coverage.notExamined.length + parts.notChecked.length}>
      <CoverageList coverage={result.coverage} />
      <CoverageSection
        title={text.rules}
        items={[
          { what: text.rulesChecked, count: parts.met.length + hits(result.checked) },
          { what: text.rulesAbsent, count: parts.absent.length },
          { what: text.rulesNotJudged, count: parts.notJudged.length - parts.notChecked.length },
          { what: text.rulesNotApplicable, count: parts.notApplicable.length },
          { what: text.rulesNotChecked, count: parts.notChecked.length },
        ]}
      />
      <CoverageNote words={result.model === null ? text.modelNone : text.modelUsed(result.model)} />
    </CoverageButton>
  );
}

/** A rule that found a risk or a missing clause was checked too. */
function hits(checked: ResultState['result']['checked']): number {
  return checked.filter(({ outcome }) => outcome === 'hit' || outcome === 'missing').length;
}
