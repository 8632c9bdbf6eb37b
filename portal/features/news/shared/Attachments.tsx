import type { Download } from '@yimen/contract/services/downloads';
import { Heading } from '@yimen/ui/heading';
import { FileTextIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { DownloadLink } from '../../../parts/page/DownloadLink.tsx';
import * as css from './attachments.css.ts';

interface AttachmentsProps {
  files: readonly { name: string; size: string }[];
  /** The files that can be downloaded here. */
  downloads: readonly Download[];
  /** Heading level. */
  level?: 2 | 3;
}

/** Attachments of a text: files to download, and the names of those that are elsewhere. */
export function Attachments({ files, downloads, level = 2 }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="attachments" className={css.panel}>
      <Heading level={level} size="body" id="attachments">
        附件
      </Heading>
      <List>
        {files.map(({ name, size }) => {
          const file = downloads.find((download) => download.name === name);
          return (
            <ListItem
              key={name}
              title={name}
              end={file?.size ?? size}
              actions={file && <DownloadLink file={file} />}
              leading={<FileTextIcon size={20} strokeWidth={1.6} />}
            />
          );
        })}
      </List>
    </section>
  );
}
