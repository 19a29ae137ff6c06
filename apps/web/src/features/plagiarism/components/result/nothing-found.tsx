import { createContext, useContext } from 'react';
import type { Coverage } from '../../../../shared/result/coverage-list.tsx';
import { unreadWords } from '../../../../shared/result/coverage-summary.ts';
import { NothingShown } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';

type Unread = Coverage['notExamined'];

/** What of the documents was not examined; every list that is empty says it. */
export const UnreadContext = createContext<Unread>([]);

/** Nothing found is a result only for what was examined. */
export function NothingFound({ words }: { readonly words: string }) {
  return (
    <NothingShown words={words} detail={unreadWords(useContext(UnreadContext)) ?? text.noneFoundDetail} />
  );
}
