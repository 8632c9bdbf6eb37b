import { AdminError } from './fields.ts';

/** Where JSON ends to be right, as V8 tells it. */
function jsonPlace({ message }: SyntaxError): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return `：错在第 ${line} 行第 ${column} 个字符`;
  return /Unexpected end/.test(message) ? '：内容不完整' : '';
}

/** The value of a file's JSON. Throws {@link AdminError} that says where it is wrong. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AdminError(`${file} 不是正确的 JSON${jsonPlace(error as SyntaxError)}。`);
  }
}
