export { carryDecisions, type Decided, deleteDecisions, listDecided } from './decisions.repository.ts';
export {
  type Decision,
  decidedTools,
  type FindingParts,
  findFindings,
  identitiesOf,
  readDecisionStates,
  readDecisions,
  readSharedDecisions,
  type ToolFindings,
} from './decisions.service.ts';
export { findingRoutes } from './findings.routes.ts';
