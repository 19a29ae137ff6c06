export { groupOf } from './deliveries.repository.ts';
export { findOpenBatch, postMessages, retellBatch, wasToldOf } from './messages.repository.ts';
export type { RequestState, RequestStateReader } from './messages.service.ts';
export { endNotice, listNoticesInForce } from './notices.repository.ts';
export { postToMany, publishAnnouncement, publishPopup } from './operator.service.ts';
export { postWelcome } from './post-welcome.ts';
export { publishStandingNotices } from './standing-notices.ts';
