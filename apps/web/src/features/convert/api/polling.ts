/** Quick while somebody is looking at one task, calmer for a list. */
export const TASK_POLL_MS = 1000;
export const LIST_POLL_MS = 2000;
