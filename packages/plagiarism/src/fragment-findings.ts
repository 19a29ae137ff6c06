/** Passages that are in two documents as findings. Nothing is suggested: who copied decides what to do. */
import type { Finding, Severity } from '@wenjian/document';
import type { Fragment, FragmentKind } from './fragment.ts';
import { fragmentKindNames } from './plagiarism.text.ts';

const severityOf: Readonly<Record<FragmentKind, Severity>> = {
  verbatim: 'high',
  edited: 'medium',
  paraphrase: 'low',
};

export function fragmentFindings(fragments: readonly Fragment[]): readonly Finding<Fragment>[] {
  return fragments.map((fragment) => {
    const { a, b } = fragment;
    return {
      id: fragment.id,
      origin: { tool: 'duplicate', rule: fragment.kind },
      identity: [a.start, a.end, a.text, b.start, b.end, b.text],
      places: [
        { side: 'document', start: a.start, end: a.end },
        { side: 'source', start: b.start, end: b.end },
      ],
      quote: a.text,
      title: fragmentKindNames[fragment.kind],
      reason: '',
      // What was subtracted is shown, and counts only before subtraction.
      severity: fragment.isSubtracted ? 'noise' : severityOf[fragment.kind],
      edit: null,
      group: null,
      detail: fragment,
    };
  });
}
