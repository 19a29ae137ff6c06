import type { Collaboration } from './shapes.ts';

export const OWNER_PHONE = '13800000001';

/** As its owner sees it, open, with one guest. */
export const sharedDocument: Collaboration = {
  isCollaborated: true,
  isClosed: false,
  isOwner: true,
  isTeamAdmin: true,
  isMember: true,
  isJoined: true,
  isPending: false,
  isTeamDoc: true,
  me: { phone: OWNER_PHONE, permission: 'owner', joined: true, tag: 'owner' },
  owner: { name: '王律师', phone: OWNER_PHONE, docName: '采购合同' },
  members: [
    { phone: OWNER_PHONE, name: '王律师', permission: 'owner', joined: true, tag: 'owner' },
    { phone: '13900000002', name: '李经理', permission: 'readonly', joined: true, tag: 'added' },
    { phone: '13900000003', name: '', permission: 'readwrite', joined: false, tag: 'inviting' },
  ],
  requests: [{ phone: '13900000004', name: '赵法务', at: '2026-11-15T04:00:00.000Z' }],
  teamId: '00000000-0000-4000-8000-000000000009',
};

/** As a user with only the link sees it. */
export const seenByVisitor: Collaboration = {
  ...sharedDocument,
  isOwner: false,
  isTeamAdmin: false,
  isMember: false,
  isJoined: false,
  me: null,
  owner: { name: '王律师', phone: '138****0001', docName: '采购合同' },
  members: [],
  requests: [],
  teamId: null,
};
