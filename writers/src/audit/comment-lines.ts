/** The text of a risk's comment, line by line. */
import { blockTypeNames } from '@wenjian/document';
import type { CommentLine } from '../docx/remarks/comment-parts.ts';
import { remarkText } from '../docx/remarks/remark.text.ts';
import { auditExportText, auditReportText } from './audit-export.text.ts';
import type { PlannedRisk } from './plan-suggestions.ts';
import { type RiskRow, teamLines } from './risk-row.ts';

export function commentLines({ row, outcome, strayedFrom }: PlannedRisk): readonly CommentLine[] {
  const { risk, decision } = row;
  const { comment } = auditExportText;
  const suggestion = risk.kind === 'missing' ? comment.missingSuggestion : comment.suggestion;
  const lines = [
    ...row.related.map((place) => comment.related + place),
    ...oneOf(comment.reason, risk.reason),
    ...risk.basis.map(({ law, article, gist }) => comment.basis + auditReportText.basis(law, article, gist)),
    ...oneOf(suggestion, risk.suggestion),
    ...teamLines(row).map(([name, words]) => comment.ofTeam(name, words)),
    ...(risk.verification === 'repaired' ? [comment.repaired] : []),
    ...oneOf(comment.note, decision.note),
    ...oneOf('', outcome),
    ...(strayedFrom === null ? [] : [remarkText.moved(blockTypeNames[strayedFrom])]),
  ];
  return [
    { text: riskTitle(row), isStrong: true },
    ...lines.map((text): CommentLine => ({ text, isStrong: false })),
  ];
}

/** 【3】高风险：定金超过法定上限 */
export function riskTitle({ risk, index, level }: RiskRow): string {
  const { title, missingTitle } = auditExportText.comment;
  return (risk.kind === 'missing' ? missingTitle : title)(index, level, risk.title);
}

function oneOf(label: string, text: string): readonly string[] {
  return text.trim() === '' ? [] : [label + text];
}
