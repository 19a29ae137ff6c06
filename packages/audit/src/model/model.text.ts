/** User-facing texts about the language model's part of a review. */
import type { ModelFailureKind } from './model-reviewer.ts';

const failures: Readonly<Record<ModelFailureKind, string>> = {
  refused: '语言模型服务拒绝了请求，请检查模型配置',
  rejected: '语言模型服务不接受这部分内容',
  busy: '语言模型服务繁忙，多次重试后仍未作答',
  unreachable: '语言模型服务出错或无法连接',
  timeout: '语言模型未在时限内作答',
  cutOff: '语言模型的回答中途断开',
  tooLong: '语言模型的回答过长，已放弃',
  unreadable: '语言模型的回答不是要求的格式，无法采用',
  stopped: '审查已停止，模型未审查到此处',
  outOfTime: '模型审查的总时限已到，未审查到此处',
};

export const modelText = {
  failures,
  both: (ofRules: string, ofModel: string): string => `${ofRules}；${ofModel}`,
  pending: '语言模型尚未审查到此处',
  gaveUp: (count: number): string => `语言模型连续 ${count} 次未能作答，已停止询问`,
  passages: '模型逐条审查的条文',
  risks: '模型指出的风险',
  answers: '模型给出的引文',
  unverified: '模型引文未能核实',
  unknownKind: '模型给出的风险级别、类别或格式无法识别',
  tooMany: '模型一次给出的风险过多，超出部分未采用',
  relatedOnly: '合同较长，模型只看了相关条款',
  nothingRelated: '合同较长且没有找到相关条款，需要人工核对',
  unquoted: '模型认为符合，但没有指出原文，请人工核对',
  notProven: '合同较长，模型只看了相关条款，不能断定没有约定',
  instructions: '合同中写给模型的文字',
  instructionsFound: '合同中含有要求审查者忽略指令或给出指定结论的文字，模型结论需要人工复核',
} as const;
