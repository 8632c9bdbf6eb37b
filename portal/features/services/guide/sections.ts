import type { Guide } from '@yimen/contract/services/guide';

export type SectionId = 'who' | 'materials' | 'steps' | 'time' | 'fee' | 'place' | 'faq' | 'basis';

/**
 * The guide's sections with everyday titles, in reading order; empty ones are left out. In care mode, whose readers
 * mostly go there themselves, the place comes first, with its hours and telephone.
 */
export function sectionsOf(guide: Guide, care: boolean): { id: SectionId; title: string }[] {
  const sections: { id: SectionId; title: string; there: boolean }[] = [
    { id: 'who', title: '谁能办', there: guide.who !== '' || guide.conditions.length > 0 },
    { id: 'materials', title: '要准备什么', there: true },
    { id: 'steps', title: '怎么办', there: guide.steps.length > 0 },
    { id: 'time', title: '多久办好', there: true },
    { id: 'fee', title: '收费标准', there: guide.fee !== '' },
    { id: 'place', title: '去哪里', there: guide.place !== '' },
    { id: 'faq', title: '常见问题', there: guide.faq.length > 0 },
    { id: 'basis', title: '办理依据', there: guide.legalBasis.length > 0 },
  ];
  const ordered = care ? sections.sort((a, b) => Number(b.id === 'place') - Number(a.id === 'place')) : sections;
  return ordered.flatMap(({ there, ...section }) => (there ? [section] : []));
}
