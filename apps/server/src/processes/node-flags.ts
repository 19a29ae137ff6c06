/**
 * A server mostly moves bytes through: with V8's default young generation the buffers of a 150 MB upload pile up
 * for 65 MB before they are collected, with a small one for under 20 MB (and the idle process halves).
 */
export const SERVER_NODE_FLAGS: readonly string[] = ['--max-semi-space-size=4'];
