export { chatRoutes } from './chat.routes.ts';
export { chatAccess } from './chat.service.ts';
export { chatSocket } from './chat-socket.ts';
export { deleteOldEvents } from './delete-old-events.ts';
export { settleAbandoned } from './end-reply.ts';
export { lawSearchOf } from './law-search.ts';
export { createRunningReplies } from './running-replies.ts';
