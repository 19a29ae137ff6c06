import type { Decision } from '../../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../../shared/findings/use-deciding.ts';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import type { InsertPlace } from '../../view-model/result-places.ts';
import type { FeedbackType, Risk } from '../../view-model/result-shapes.ts';
import type { RiskFeedbackState } from './use-risk-feedback-state.ts';

export interface RiskCardProps {
  readonly risk: Risk;
  /** The whole contract, to show an edit in its place. */
  readonly contractText: string;
  readonly decision: Decision | null;
  readonly decide: Deciding['decide'];
  readonly feedback: FeedbackType | null;
  /** Null where feedback is not possible. */
  readonly onFeedback: RiskFeedbackState['press'] | null;
  /** Of a missing clause. */
  readonly place: InsertPlace | null;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onLocate: (id: string) => void;
  /** The user chose another place of it. */
  readonly onShow: (place: DocumentPlace) => void;
}
