/** Typos found exactly: rows of the contract lexicon and of the team's own. */
import type { CorrectionDraft, TeamLexicon } from '../correction.ts';
import { contractLexicon } from '../lexicon/contract-lexicon.ts';
import { buildLexicon, findRows, type Lexicon, type RowHit } from '../lexicon/find-rows.ts';
import { proofreadText } from '../proofread.text.ts';
import { withoutForeignForms } from './traditional.words.ts';

const confidences = { error: 0.98, suspect: 0.9, advice: 0.7 } as const;

export const TEAM_RULE = 'typo.team';

export function buildTeamLexicon({ alwaysWrong }: TeamLexicon): Lexicon {
  return buildLexicon(
    alwaysWrong
      .filter(({ wrong, right }) => wrong !== '' && wrong !== right)
      .map(({ wrong, right }) => ({
        wrong,
        right,
        ruleId: TEAM_RULE,
        tier: 'error',
        note: null,
        except: [],
        near: [],
      })),
  );
}

export function checkLexicon(text: string, team: Lexicon | null): readonly CorrectionDraft[] {
  const hits = findRows(contractLexicon, withoutForeignForms(text));
  return [...hits, ...(team === null ? [] : findRows(team, text))].map(draftOf);
}

function draftOf({ start, end, row: { wrong, right, ruleId, tier, note } }: RowHit): CorrectionDraft {
  const isTeam = ruleId === TEAM_RULE;
  const reason = isTeam
    ? proofreadText.teamPair(wrong, right)
    : note === null
      ? proofreadText.pair(wrong, right)
      : proofreadText.pairBecause(wrong, right, note);
  const confidence = isTeam ? 1 : confidences[tier];
  return { start, end, suggestion: right, ruleId, family: 'typo', tier, confidence, reason };
}
