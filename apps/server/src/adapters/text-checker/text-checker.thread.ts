/** The thread that examines typed text with rules, lexicon and word model; what the corrector proposes comes with the question. */
import { LineMemory, proofreadDocument, type TeamLexicon } from '@wenjian/proofread';
import { liveDocument } from '../../platform/documents/live-document.ts';
import { openLanguage } from '../../platform/documents/open-language.ts';
import { serveQuestions } from '../../platform/queue/kept-engine.ts';
import type { LiveProposals } from '../sentence-corrector/sentence-corrector.port.ts';
import type { LiveCheck } from './text-checker.port.ts';

export interface CheckQuestion {
  readonly text: string;
  readonly lexicon: TeamLexicon;
  /** Null: the corrector was not asked, or cannot be had. */
  readonly live: LiveProposals | null;
}

await serveQuestions<CheckQuestion, LiveCheck>(async () => {
  const language = await openLanguage();
  const memory = new LineMemory();
  return async ({ text, lexicon, live }) => {
    const proposals = live?.proposals ?? null;
    const { corrections } = proofreadDocument(liveDocument(text), { lexicon, language, proposals, memory });
    return {
      corrections: corrections.map(({ related: _, formula, ...rest }) => ({
        ...rest,
        formula: formula ?? null,
      })),
      hasLanguageModel: language !== null,
      corrector: live === null ? 'none' : live.isComplete ? 'all' : 'part',
    };
  };
});
