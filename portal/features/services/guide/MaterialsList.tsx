import type { Download } from '@yimen/contract/services/downloads';
import { Text } from '@yimen/ui/text';
import { DownloadLink } from '../../../parts/page/DownloadLink.tsx';
import * as css from './answers.css.ts';
import { formOf, type MaterialsProps, notesOf } from './Materials.tsx';

/** What to bring or upload, one under the other. */
export function MaterialsList({ materials, downloads }: MaterialsProps) {
  const fileOf = (template: string | null) => downloads.find(({ name }) => name === template);
  if (materials.length === 0) return <Text tone="secondary">不用准备材料。</Text>;
  return (
    <ol className={css.materials}>
      {materials.map((material, index) => (
        <li key={material.name} className={css.material}>
          <span className={css.number} aria-hidden="true">
            <Text size="meta" strong>
              {index + 1}
            </Text>
          </span>
          <div className={css.materialWords}>
            <Text as="div" strong>
              {material.name}
            </Text>
            <Text as="div" size="meta" tone="tertiary">
              {[material.required ? '必备' : '按需', formOf(material), notesOf(material)]
                .filter((part) => part && part !== '—')
                .join('，')}
            </Text>
            <MaterialForm file={fileOf(material.template)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function MaterialForm({ file }: { file: Download | undefined }) {
  return file ? <DownloadLink file={file} label="下载表样" /> : null;
}
