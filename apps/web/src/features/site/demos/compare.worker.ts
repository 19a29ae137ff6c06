/** Compares a visitor's own texts in a worker, so that the page stays usable. The texts stay in the browser. */
import { comparisonDemo } from './comparison-demo.ts';

self.onmessage = ({ data }: MessageEvent<{ readonly old: string; readonly new: string }>) => {
  self.postMessage(comparisonDemo(data.old, data.new));
};
