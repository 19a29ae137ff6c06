import { type AuditResult, auditText, type CheckedRule, type Position, type Risk } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { writeAuditExport } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import type { AuditRequest } from './result-writer.port.ts';

export async function writeAudit(request: AuditRequest): Promise<void> {
  const { auditPath, documentPath, outPath, ...rest } = request;
  const input = {
    ...rest,
    result: completed(await loadJson<KeptReview>(auditPath)),
    document: await loadJson<Document>(documentPath),
  };
  await writeAuditExport(input, outPath);
}

/**
 * Reviews stored before risks had other places do not have them; those from before suggestions were edits have no `edit`, which the writer sees; those
 * from before lists had several positions have the team's one apart; those from before what is absent was told from what is doubtful only say that nothing was
 * proven, and why.
 */
interface KeptReview extends Omit<AuditResult, 'risks' | 'checked'> {
  readonly risks: readonly KeptRisk[];
  readonly checked: readonly KeptRule[];
}

interface KeptRule extends Omit<CheckedRule, 'unproven'>, Partial<Pick<CheckedRule, 'unproven'>> {
  readonly isUnproven?: boolean;
}

interface KeptRisk extends Omit<Risk, 'related' | 'positions'>, Partial<Pick<Risk, 'related'>> {
  readonly positions?: readonly (Omit<Position, 'isTeam'> & Partial<Pick<Position, 'isTeam'>>)[];
  readonly fallback?: string | null;
}

function completed(review: KeptReview): AuditResult {
  return {
    ...review,
    risks: review.risks.map(completedRisk),
    checked: review.checked.map(completedRule),
  };
}

function completedRule({ isUnproven = false, unproven, ...rule }: KeptRule): CheckedRule {
  const isDoubtful = rule.why === auditText.unproven.doubtful;
  const former = isUnproven ? (isDoubtful ? 'doubtful' : 'absent') : null;
  return { ...rule, unproven: unproven ?? former };
}

function completedRisk({ fallback, positions = [], related = [], ...risk }: KeptRisk): Risk {
  const known = positions.map(({ isTeam = false, ...position }) => ({ ...position, isTeam }));
  const ofTeam = fallback ? [{ kind: 'acceptable' as const, text: fallback, isTeam: true }] : [];
  return { ...risk, related, positions: [...known, ...ofTeam] };
}
