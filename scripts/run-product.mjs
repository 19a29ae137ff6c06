/** Runs the whole product and lives exactly as long as it does: whatever ends this process ends the product too. */
import { forwardSignals, startNode, stopWithNpm } from './project.mjs';

/**
 * @param {readonly string[]} args the program of the product, and its arguments
 * @returns {Promise<number>} its status
 */
export function runProduct(args) {
  const product = startNode(args, { isTied: true });
  forwardSignals([product]);
  stopWithNpm([product]);
  return product.ended;
}
