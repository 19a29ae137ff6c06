import { useMemo, useState } from 'react';
import { type MergedContent, mergeContent, same } from '../view-model/merge-content.ts';
import type { Content, TemplateDetail } from '../view-model/shapes.ts';

export interface Draft {
  readonly content: Content;
  /** The revision that the changes were made on. */
  readonly revision: number;
  readonly isChanged: boolean;
  /** Somebody saved meanwhile, and there are changes here: nothing is thrown away until the user says so. */
  readonly isBehind: boolean;
  readonly change: (content: Content) => void;
  /** What was saved from here; what was changed while it was on its way stays a change. */
  readonly saved: (sent: Content, detail: TemplateDetail) => void;
  readonly adopt: () => void;
  readonly merge: () => MergedContent;
}

/** What is changed here on top of what the server has. */
export function useDraft(detail: TemplateDetail): Draft {
  const [base, setBase] = useState(detail);
  const [content, setContent] = useState<Content>(() => contentOf(detail));
  const isChanged = useMemo(() => !same(content, contentOf(base)), [content, base]);
  // A version that was given up and begun again has its number and counts its revisions anew.
  const isOther = detail.revision > base.revision || detail.createdAt !== base.createdAt;
  const adopt = () => {
    setBase(detail);
    setContent(contentOf(detail));
  };
  if (isOther && !isChanged) adopt();
  return {
    content,
    revision: base.revision,
    isChanged,
    isBehind: isOther && isChanged,
    change: setContent,
    saved: (sent, now) => {
      setBase(now);
      setContent((before) => (before === sent ? contentOf(now) : before));
    },
    adopt,
    merge: () => {
      const merged = mergeContent(contentOf(base), content, contentOf(detail));
      setBase(detail);
      setContent(merged.content);
      return merged;
    },
  };
}

function contentOf({ fields, clauses }: Content): Content {
  return { fields, clauses };
}
