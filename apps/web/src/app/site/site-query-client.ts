import { createQueryClient } from '../query-client.ts';

/** What the parts of a page know of the server, together. */
export const siteQueryClient = createQueryClient();
