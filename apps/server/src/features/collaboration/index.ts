export { collaborationHandlers } from './collaboration.routes.ts';
export { sharedTools } from './product-tools.ts';
export { readRequestStates } from './request-states.ts';
