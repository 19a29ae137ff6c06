import { createQueryClient } from '../query-client.ts';

/** The query cache shared by the parts of a page. */
export const siteQueryClient = createQueryClient();
