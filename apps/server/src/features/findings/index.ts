export { carryDecisions, type Decided, deleteDecisions, listDecided } from './decisions.repository.ts';
export {
  type Decision,
  decidedTools,
  type FindingTools,
  findFindings,
  identitiesOf,
  readDecisionStates,
  readDecisions,
  readSharedDecisions,
  type ToolFindings,
} from './decisions.service.ts';
