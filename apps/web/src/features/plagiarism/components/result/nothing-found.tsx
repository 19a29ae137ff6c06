import { createContext, useContext } from 'react';
import type { Coverage } from '../../../../shared/result/coverage-list.tsx';
import { NothingShown } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';

type Unread = Coverage['notExamined'];

/** What of the documents was not examined; every list that is empty says it. */
export const UnreadContext = createContext<Unread>([]);

/** More would be a list of its own, and stands in “检查范围”. */
const MAX_NAMED = 3;

/** Nothing found is a result only for what was examined. */
export function NothingFound({ words }: { readonly words: string }) {
  return <NothingShown words={words} detail={detailOf(useContext(UnreadContext))} />;
}

function detailOf(unread: Unread): string {
  if (unread.length === 0) return text.noneFoundDetail;
  const named = unread.slice(0, MAX_NAMED).map(({ what, count }) => text.unreadPart(what, count));
  return text.noneFoundUnread(named, unread.length);
}
