/**
 * The calculators of answers without a model, as a tool of the model. The model chooses the calculator and nothing else: figures are read from what the
 * person wrote, so neither the model nor a text it has read can bring one in. What was computed also stands under the answer, as computed.
 */
import {
  type Calculation,
  calculate,
  calculationPart,
  calculatorNames,
  isCalculatorName,
  writeLabel,
} from '@wenjian/answers';
import { z } from 'zod';
import type { ChatTool } from '../../adapters/language-model/chat-model.port.ts';
import { chatText } from './chat.text.ts';
import { promptText } from './prompt.text.ts';

const wanted = z.object({ calculator: z.string().refine(isCalculatorName) });

export interface CalculatorTool {
  readonly tool: ChatTool;
  /** For the end of the answer; empty where nothing was computed. */
  parts(): readonly string[];
}

export function calculatorTool(question: string): CalculatorTool {
  const made = new Map<string, Calculation>();
  const tool: ChatTool = {
    name: 'calculate',
    description: promptText.calculator,
    parameters: {
      type: 'object',
      properties: { calculator: { type: 'string', enum: calculatorNames } },
      required: ['calculator'],
      additionalProperties: false,
    },
    run(argumentsJson) {
      const read = wanted.safeParse(jsonOf(argumentsJson));
      if (!read.success) return promptText.noSuchCalculator(calculatorNames.join('、'));
      const { calculator } = read.data;
      const calculation = calculate(calculator, question);
      made.set(calculator, calculation);
      return JSON.stringify({ ...calculation, grounds: calculation.grounds.map(groundOf) });
    },
  };
  return {
    tool,
    parts() {
      const parts = [...made.values()]
        .filter(({ lines }) => lines.length > 0)
        .map((calculation) => calculationPart(calculation, () => null));
      return parts.length === 0 ? [] : [[chatText.computed, ...parts].join('\n\n')];
    },
  };
}

function groundOf({ law, quote, ...address }: Calculation['grounds'][number]): string {
  return `《${law}》${writeLabel(address)}：“${quote}”`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
