/**
 * A server mostly moves bytes through: with V8's default young generation the buffers of a 150 MB upload pile up
 * for 65 MB before they are collected, with a small one for under 20 MB (and the idle process halves).
 *
 * What waits longer than such a generation lasts, as everything does that waits for the next word of an answer, ends in the old one as
 * garbage. By default that may grow to four times what is needed before it is collected: with 200 chats at once 550 MB. At half as much again
 * it stays at 330 MB, for a collection every few seconds beside the work.
 */
export const SERVER_NODE_FLAGS: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
