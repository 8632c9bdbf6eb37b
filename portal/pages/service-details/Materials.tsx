import type { Guide } from '@yimen/contract/homepage/apps';
import { Table, TableNote } from '@yimen/ui/table';
import { Text } from '@yimen/ui/text';

export type Material = Guide['materials'][number];

/** What to bring or upload, as a table. */
export function Materials({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return <Text tone="secondary">不用准备材料。</Text>;
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
