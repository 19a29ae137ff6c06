/**
 * The purpose of a failed call, read from its method and path as in `packages/api`. Some operations
 * are handled separately (docs/spec.md#failures); everything else is `general`.
 */
import type { AnyRoute } from '@wenjian/api';

export type Operation =
  | 'general'
  | 'signIn'
  | 'collaborationRead'
  | 'collaborationOpen'
  | 'collaborationChange'
  | 'membersChange'
  | 'join'
  | 'joinRequest'
  | 'joinAnswer'
  | 'historyMembers'
  /** Requests the page makes by itself: nobody waits for them. */
  | 'background'
  | 'chatCount'
  | 'chatHistory'
  | 'similarity';

type OperationRoute = Pick<AnyRoute, 'method' | 'path'>;

export function operationOf(route: OperationRoute): Operation {
  const request = `${route.method} ${route.path}`;
  return patterns.find(({ pattern }) => pattern.test(request))?.operation ?? 'general';
}

const patterns: readonly { readonly pattern: RegExp; readonly operation: Operation }[] = [
  { pattern: /^POST \/release\/(check|send|verify)-/, operation: 'signIn' },
  { pattern: /^GET \/api\/wenjian\/(message|message\/count|popup)$/, operation: 'background' },
  { pattern: /^(GET|POST) \/api\/wenjian\/inviteNew\/(reward|reward\/ack|accept)$/, operation: 'background' },
  // The form shows its failures beside their fields.
  { pattern: /^POST \/(release\/checkActivityCode|api\/wenjian\/inquiry)$/, operation: 'background' },
  { pattern: /^GET \/api\/wenjian\/\{productId\}\/live$/, operation: 'background' },
  // The editor says beside the text what could not be examined.
  { pattern: /^POST \/api\/contract-correct\/live$/, operation: 'background' },
  { pattern: /^GET \/api\/.+\/collaboration$/, operation: 'collaborationRead' },
  { pattern: /^POST \/api\/.+\/collaboration$/, operation: 'collaborationOpen' },
  { pattern: /^PATCH \/api\/.+\/collaboration$/, operation: 'collaborationChange' },
  { pattern: /^GET \/api\/collaboration\/history-members$/, operation: 'historyMembers' },
  { pattern: /^POST \/api\/.+\/members$/, operation: 'membersChange' },
  { pattern: /^POST \/api\/.+\/join\/?$/, operation: 'join' },
  { pattern: /^POST \/api\/.+\/join-request$/, operation: 'joinRequest' },
  { pattern: /^PATCH \/api\/.+\/join\/\{\w+\}$/, operation: 'joinAnswer' },
  { pattern: /^(GET|PUT) \/chat\/count$/, operation: 'chatCount' },
  { pattern: /^GET \/chat\/chat-history$/, operation: 'chatHistory' },
  { pattern: /^POST \/chat\/similarity$/, operation: 'similarity' },
  // Background requests: an answer is complete without follow-ups, and an invitation may be refused.
  {
    pattern: /^(POST \/chat\/new-predict|GET \/chat\/answer-source-cache|POST \/chat\/invite)$/,
    operation: 'background',
  },
];
