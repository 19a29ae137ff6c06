export { collaborationHandlers } from './collaboration.routes.ts';
export { sharedTools } from './product-tools.ts';
