export { readRequestStates } from './request-states.ts';
