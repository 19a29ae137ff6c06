/** The question being written: kept across pages, and between panel and page. */
import { create } from 'zustand';
import type { Question } from '../view-model/open-chat-state.ts';

export const NO_DRAFT: Question = { content: '', quote: null, documents: [] };

export const useDraft = create<Question>()(() => NO_DRAFT);

export function changeDraft(change: Partial<Question>): void {
  useDraft.setState(change);
}
