import type { LinkedFile } from '@yimen/contract/linked-file';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import * as css from './results.css.ts';

/** Files that came of a task or are told by a message, to be downloaded where they are announced. Renders a ul. */
export function Results({ files }: { files: readonly LinkedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={css.results} aria-label="办理结果">
      {files.map(({ name, url, size }) => (
        <li key={url} className={css.result}>
          <Link standalone external href={url}>
            下载{name}
          </Link>
          {size && (
            <Text size="meta" tone="tertiary">
              {size}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
