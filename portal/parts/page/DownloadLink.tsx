import type { Download } from '@yimen/contract/services/downloads';
import { Link } from '@yimen/ui/link';
import * as css from './download.css.ts';

interface DownloadLinkProps {
  file: Download;
  label?: string;
  /** Words that stand in its place on paper, where nothing can be saved. */
  onPaper?: string;
}

/** Saves a file; a link of the browser's own, since the router knows no files. */
export function DownloadLink({ file: { name, href }, label = '下载', onPaper }: DownloadLinkProps) {
  return (
    <>
      <span className={css.download}>
        <Link standalone href={href} target="_self" download={name} aria-label={`${label}${name}`}>
          {label}
        </Link>
      </span>
      {onPaper && <span className={css.onPaper}>{onPaper}</span>}
    </>
  );
}
