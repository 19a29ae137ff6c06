import { useMemo, useState } from 'react';
import { type MergedContent, mergeContent, same } from '../../view-model/merge-content.ts';
import type { Content, TemplateDetail } from '../../view-model/shapes.ts';

export interface Draft {
  readonly content: Content;
  /** The revision the changes are based on. */
  readonly revision: number;
  readonly isChanged: boolean;
  /** Somebody saved meanwhile, and there are local changes: nothing is discarded until the user decides. */
  readonly isBehind: boolean;
  readonly change: (content: Content) => void;
  /** The content saved from here; changes made during the save stay unsaved. */
  readonly saved: (sent: Content, detail: TemplateDetail) => void;
  readonly adopt: () => void;
  readonly merge: () => MergedContent;
}

/** The local changes on top of the server's content. */
export function useDraft(detail: TemplateDetail): Draft {
  const [base, setBase] = useState(detail);
  const [content, setContent] = useState<Content>(() => contentOf(detail));
  const isChanged = useMemo(() => !same(content, contentOf(base)), [content, base]);
  // A version that was discarded and started again has the same number and counts its revisions anew.
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
