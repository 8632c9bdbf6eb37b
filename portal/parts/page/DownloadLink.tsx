import type { Download } from '@yimen/contract/services/downloads';
import { Link } from '@yimen/ui/link';
import * as css from './download.css.ts';

interface DownloadLinkProps {
  file: Download;
  label?: string;
  /** Text printed instead of the link. */
  onPaper?: string;
}

/** Downloads a file. A plain `<a>`, because files are not routes. */
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
