import {
  acknowledgeMessage,
  countMessages,
  deleteMessage,
  kindsOfGroup,
  listMessages,
  listNotices,
  popupTemplates,
  readAllMessages,
  readMessage,
  readPopup,
  searchMessages,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { countUnread, markRead } from './messages.repository.ts';
import {
  acknowledgeNotice,
  presentNotice,
  type RequestStateReaders,
  readList,
  removeMessages,
} from './messages.service.ts';
import { noticesFor } from './notices.repository.ts';

export function messageRoutes(database: Database, readers: RequestStateReaders): readonly RouteHandler[] {
  return [
    handle(listNotices, async ({ query, context: { user } }) => {
      const shown = await noticesFor(database, user.id, { teamId: query.team_id ?? user.currentTeamId });
      const popups: readonly string[] = popupTemplates;
      return {
        items: shown.filter(({ templateNumber }) => !popups.includes(templateNumber)).map(presentNotice),
      };
    }),
    handle(readPopup, async ({ query, context: { user } }) => {
      const [popup] = await noticesFor(database, user.id, {
        teamId: null,
        templateNumber: query.template_number,
      });
      return popup ? presentNotice(popup) : null;
    }),
    handle(acknowledgeMessage, async ({ params, body, context: { user } }) =>
      acknowledgeNotice(database, user.id, { id: params.id, templateNumber: body.template_number }),
    ),
    handle(listMessages, async ({ body: { group, ...filter }, context: { user } }) => {
      const kinds = group && kindsOfGroup[group];
      return readList(database, user.id, { ...filter, kinds }, readers);
    }),
    handle(searchMessages, async ({ query, context: { user } }) =>
      readList(database, user.id, query, readers),
    ),
    handle(countMessages, async ({ context: { user } }) => ({
      count: await countUnread(database, user.id),
    })),
    handle(readMessage, async ({ params, context: { user } }) => {
      await markRead(database, user.id, params.id);
      return null;
    }),
    handle(readAllMessages, async ({ context: { user } }) => {
      await markRead(database, user.id);
      return null;
    }),
    handle(deleteMessage, async ({ params, context: { user } }) => ({
      deleted: await removeMessages(database, user.id, params),
    })),
  ];
}
