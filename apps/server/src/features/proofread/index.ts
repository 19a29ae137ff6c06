export { proofreadExample } from './proofread-example.ts';
