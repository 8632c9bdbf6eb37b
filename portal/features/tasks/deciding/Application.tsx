import type { DataOf } from '@yimen/contract/endpoint';
import type { getApprovalInfo } from '@yimen/contract/tasks/approvals';
import { DescriptionList } from '@yimen/ui/description-list';
import { FileTextIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { List, ListItem } from '@yimen/ui/list';
import { SectionHead } from '@yimen/ui/section-head';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';

export type ApplicationProps = Pick<DataOf<typeof getApprovalInfo>, 'fields' | 'attachments'>;

/** What the application says, and its files, which the browser opens where they lie. */
export function Application({ fields, attachments }: ApplicationProps) {
  if (fields.length === 0 && attachments.length === 0) return null;
  return (
    <section aria-labelledby="application">
      <SectionHead title="申请内容" titleId="application" />
      {fields.length > 0 && (
        <DescriptionList items={fields.map(({ label, value }, index) => ({ id: String(index), label, value }))} />
      )}
      {attachments.length > 0 && (
        <List aria-label="附件">
          {attachments.map(({ name, url, size }) => (
            <ListItem
              key={url}
              title={name}
              end={size}
              leading={<FileTextIcon size={20} strokeWidth={1.6} />}
              actions={
                <Link standalone external href={url}>
                  查看<VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              }
            />
          ))}
        </List>
      )}
    </section>
  );
}
