import type { Audit, ContractFacts } from '../../view-model/audit-shapes.ts';
import { DemandField } from './demand-field.tsx';
import { ModelNote } from './model-note.tsx';
import { StandardPicker } from './standard-picker.tsx';
import { StandpointPicker } from './standpoint-picker.tsx';
import { TemplatePicker } from './template-picker.tsx';
import type { ReviewChoiceState } from './use-review-choice.ts';

interface ReviewChoiceFieldsProps {
  readonly audit: Audit;
  readonly facts: ContractFacts;
  readonly choice: ReviewChoiceState;
}

/** The choices before a review (side, list, standard text, demands), and the model that will read the contract. */
export function ReviewChoiceFields({ audit, facts, choice }: ReviewChoiceFieldsProps) {
  return (
    <>
      <StandpointPicker
        choices={choice.standpoints}
        value={choice.standpoint}
        onChange={choice.setStandpoint}
      />
      <TemplatePicker
        teamId={audit.teamId}
        facts={facts}
        value={choice.templateId}
        onChange={choice.setTemplateId}
      />
      <StandardPicker
        teamId={audit.teamId}
        last={audit.standard}
        value={choice.standardId}
        onChange={choice.setStandardId}
      />
      <DemandField value={choice.customDemand} onChange={choice.setCustomDemand} />
      <ModelNote />
    </>
  );
}
