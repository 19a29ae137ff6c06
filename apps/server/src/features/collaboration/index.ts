export { collaborationHandlers } from './collaboration.routes.ts';
export { readRequestStates } from './request-states.ts';
