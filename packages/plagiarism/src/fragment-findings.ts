/** The fragments of a pair as findings: a passage of the document and where it stands in the source. There is nothing to put in its place. */
import { contentId, type Finding, type FindingSide, type Severity } from '@wenjian/document';
import type { Fragment, FragmentKind, FragmentSide } from './fragment.ts';
import { fragmentKindNames, fragmentReason } from './plagiarism.text.ts';

const severityOf: Readonly<Record<FragmentKind, Severity>> = {
  verbatim: 'high',
  edited: 'medium',
  paraphrase: 'low',
};

export function fragmentFindings(fragments: readonly Fragment[]): readonly Finding<Fragment>[] {
  return fragments.map((fragment) => {
    const { id, kind, a, b, equalWords, isSubtracted } = fragment;
    return {
      id,
      origin: { tool: 'duplicate', rule: kind },
      identity: identityOf(fragment),
      places: [placeOn('document', a), placeOn('source', b)],
      quote: a.text,
      title: fragmentKindNames[kind],
      reason: fragmentReason(equalWords),
      // What everybody may repeat is shown, and is nothing to look into.
      severity: isSubtracted ? 'noise' : severityOf[kind],
      edit: null,
      group: null,
      detail: fragment,
    };
  });
}

type Sides = Pick<Fragment, 'a' | 'b'>;

/** Comments are kept under it. */
export function fragmentId(sides: Sides): string {
  return contentId('f', identityOf(sides));
}

function identityOf({ a, b }: Sides): readonly unknown[] {
  return [placed(a), placed(b)];
}

function placed({ start, end, text }: FragmentSide): readonly unknown[] {
  return [start, end, text];
}

function placeOn(side: FindingSide, { start, end }: FragmentSide) {
  return { side, start, end };
}
