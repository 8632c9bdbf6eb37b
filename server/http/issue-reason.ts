import type { BaseIssue } from 'valibot';

/** Why a value is invalid, in Chinese. Valibot's own messages repeat the input; this project's begin in Chinese. */
export function reasonFor(issue: BaseIssue<unknown>): string {
  return /^\p{Script=Han}/u.test(issue.message) ? issue.message : reasonOf(issue);
}

/** As {@link reasonFor}, for a field of a file or a command. */
export const fieldReason = (issue: BaseIssue<unknown>): string =>
  issue.type === 'strict_object' && issue.expected === 'never' ? '没有这个字段' : reasonFor(issue);

const typeNames: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  boolean: ' true 或 false',
  Array: '列表',
  Object: '对象',
};

function reasonOf(issue: BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return '没有这个参数';
  if (issue.input === undefined) return '必须填写';
  const asked = issue.requirement ?? issue.expected;
  const unit = Array.isArray(issue.input) ? '项' : '个字';
  switch (issue.type) {
    case 'max_length':
      return `最多 ${asked} ${unit}`;
    case 'min_length':
      return `至少 ${asked} ${unit}`;
    case 'non_empty':
      return '不能为空';
    case 'max_value':
      return `不能大于 ${asked}`;
    case 'min_value':
      return `不能小于 ${asked}`;
    case 'integer':
      return '应为整数';
    case 'picklist':
    case 'literal':
      return `只能是 ${choices(issue)}`;
    case 'variant':
      return issue.expected?.includes('"') ? `只能是 ${choices(issue)}` : '类型不正确';
    default:
      return issue.kind === 'schema' ? typeReason(issue) : '格式不正确';
  }
}

const choices = ({ expected }: BaseIssue<unknown>) =>
  String(expected)
    .replaceAll('"', '')
    .replaceAll(' | ', '、')
    .replace(/^\(|\)$/g, '');

function typeReason({ expected }: BaseIssue<unknown>): string {
  const name = typeNames[expected ?? ''];
  return name ? `应为${name}` : '类型不正确';
}
