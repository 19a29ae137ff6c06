import { CUSTOM_DEMAND_MAX_CHARACTERS } from '@wenjian/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { audits } from '../../api/audits.ts';
import { useReviewTemplates } from '../../api/use-review-templates.ts';
import { useStandards } from '../../api/use-standards.ts';
import { auditText } from '../../text.ts';
import type { Audit, ContractFacts } from '../../view-model/audit-shapes.ts';
import { type StandpointChoice, standpointChoices } from '../../view-model/standpoint-choices.ts';
import { firstTemplate } from '../../view-model/template-choices.ts';

interface ReviewChoiceSetting {
  readonly audit: Audit;
  readonly facts: ContractFacts;
  /** The first side to show, based on the last review's side. */
  readonly first: (choices: readonly StandpointChoice[], last: string | null) => string | null;
  readonly onStarted: () => void;
}

export type ReviewChoiceState = ReturnType<typeof useReviewChoice>;

/** The choices before a review and the start itself; list and demands start with those of the last review. */
export function useReviewChoice({ audit, facts, first, onStarted }: ReviewChoiceSetting) {
  const starting = audits.useRerun();
  const templates = useReviewTemplates(audit.teamId).data?.items;
  const standpoints = standpointChoices(facts);
  const [standpoint, setStandpoint] = useState(() => first(standpoints, audit.standpoint));
  const [chosenId, setTemplateId] = useState<string | null>(null);
  const [search] = useSearchParams();
  // A template that somebody came from is the standard text.
  const [standardId, setStandardId] = useState(search.get('standard') ?? audit.standard?.id ?? null);
  const standards = useStandards(audit.teamId).data?.items;
  // One that was deleted meanwhile is not shown, and not sent; while the list is unknown it is.
  const isGone = standards !== undefined && !standards.some(({ id }) => id === standardId);
  const [customDemand, setCustomDemand] = useState(audit.customDemand);
  const templateId = firstTemplate(facts, chosenId ?? audit.template_id, templates);
  // The page stays until the next one's code is loaded; a click meanwhile must not start anything.
  const isStarting = starting.isPending || starting.isSuccess;
  const start = () => {
    if (isStarting || standpoint === null) return;
    const choice = {
      standpoint,
      template_id: templateId,
      customDemand: customDemand.trim(),
      ...(standardId !== null && !isGone ? { standard_id: standardId } : {}),
    };
    starting.mutate({ id: audit.id, choice }, { onSuccess: onStarted });
  };
  return {
    standpoints,
    standpoint,
    setStandpoint,
    templateId,
    setTemplateId,
    standardId,
    setStandardId,
    customDemand,
    setCustomDemand,
    problem: problemOf(standpoint, customDemand),
    start,
    failure: starting.error,
    isStarting,
  };
}

function problemOf(standpoint: string | null, customDemand: string): string | null {
  const text = auditText.choice;
  if (standpoint === null) return text.needsStandpoint;
  if (customDemand.trim().length > CUSTOM_DEMAND_MAX_CHARACTERS)
    return text.demandTooLong(formatCount(CUSTOM_DEMAND_MAX_CHARACTERS));
  return null;
}
