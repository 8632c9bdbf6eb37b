import type { Download } from '@yimen/contract/services/downloads';
import type { Guide } from '@yimen/contract/services/guide';
import { Table, TableNote } from '@yimen/ui/table';
import { Text } from '@yimen/ui/text';
import { DownloadLink } from '../../../parts/page/DownloadLink.tsx';

export type Material = Guide['materials'][number];

export interface MaterialsProps {
  materials: readonly Material[];
  /** Forms that can be downloaded. */
  downloads: readonly Download[];
}

/** What to bring or upload, as a table. */
export function Materials({ materials, downloads }: MaterialsProps) {
  if (materials.length === 0) return <Text tone="secondary">不用准备材料。</Text>;
  const fileOf = ({ template }: Material) => {
    const file = downloads.find(({ name }) => name === template);
    return file ? <DownloadLink file={file} onPaper="网上下载" /> : '—';
  };
  return (
    <Table
      caption="办理材料"
      hideCaption
      rows={materials}
      rowId={(material) => material.name}
      columns={[
        {
          id: 'name',
          header: '材料',
          rowHeader: true,
          cell: (material) => (
            <>
              {material.name}
              {notesOf(material) && <TableNote>{notesOf(material)}</TableNote>}
            </>
          ),
        },
        { id: 'required', header: '要求', cell: (material) => (material.required ? '必备' : '按需') },
        { id: 'form', header: '形式', cell: formOf },
        ...(downloads.length > 0 ? [{ id: 'file', header: '表样', cell: fileOf }] : []),
      ]}
    />
  );
}

/** The remark, and the name of the form to fill in. */
export function notesOf({ note, template }: Material): string {
  return [note, template && `附表《${template.replace(/\.\w+$/, '')}》`].filter(Boolean).join('；');
}

export function formOf({ original, copies }: Material): string {
  const parts = [original ? '原件' : '', copies ? `${copies} 份` : ''].filter(Boolean);
  return parts.join(' ') || '—';
}
