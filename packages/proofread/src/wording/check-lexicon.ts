/** Typos found exactly: rows of the contract lexicon and of the team's own. */
import type { CorrectionDraft, TeamLexicon } from '../correction.ts';
import { contractLexicon } from '../lexicon/contract-lexicon.ts';
import { buildLexicon, findRows, type Lexicon, type RowHit } from '../lexicon/find-rows.ts';
import { proofreadText } from '../proofread.text.ts';
import { withoutForeignForms } from './traditional.words.ts';

const LOOK_AROUND = 30;
const NEAR = 120;
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
  const hits = findRows(contractLexicon, withoutForeignForms(text)).filter((hit) => !isLawful(text, hit));
  return [...hits, ...(team === null ? [] : findRows(team, text))].map(draftOf);
}

/** 对与本案有关的事实: what stands further off makes the form right. */
const withWhat = /^[^，。；：]{1,24}?(?:有关|相关|无关|相同|相近|类似|不符|不同|相冲突|抵触)/;
const afterwards = /(?:后|毕|才|方可|可以?|另行|无须|无需|如需|如|拟|欲)，?$/;
const notEarnest = /不适用定金|不具有?定金|非定金|预付款性质|性质为预付|不构成定金|不视为定金/;

/** 以签收之日为送达: by what, not when. */
const byWhat =
  /^[^，。；：]{0,24}?(?:之日|之时|日期|为|代替|方式|确定|结算|换|计[算价量提发取]|出资(?!的)|入股|抵[偿作扣]|偿还|清偿)/;

/** 行政机关行使监督检查的权力: what an authority has. */
const authority = /(?:机关|政府|行政|人大|代表大会|监察|公职|司法|执法|监管部门|主管部门)[^。；]{0,28}$/;

function isLawful(text: string, { start, end, row: { wrong, ruleId } }: RowHit): boolean {
  if (ruleId === 'typo.grammar.already') return byWhat.test(text.slice(end, end + LOOK_AROUND));
  if (wrong === '权力' && authority.test(text.slice(Math.max(0, start - LOOK_AROUND), start))) return true;
  if (wrong === '对与') return withWhat.test(text.slice(end, end + LOOK_AROUND));
  if (wrong.startsWith('再')) return afterwards.test(text.slice(Math.max(0, start - LOOK_AROUND), start));
  return wrong.includes('订金') && notEarnest.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
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
