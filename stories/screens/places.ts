/** The first of each kind in every institution, which the recording opens (`scripts/fixtures.ts`). */
const firsts = {
  article: { mingde: 'news-ginkgo-open-week', jiangcheng: 'smart-line-gold', yunzhou: 'flexible-gjj-measures' },
  notice: { mingde: 'notice-final-exams', jiangcheng: 'n-exam-week', yunzhou: 'n-project-upgrade' },
  service: { mingde: 'transcript-print', jiangcheng: 'campus-card-recharge', yunzhou: 'resident-insurance' },
  topic: { mingde: 'topic-graduation', jiangcheng: 'internship-all', yunzhou: 'newborn' },
  task: { mingde: 'appr-lin-card', jiangcheng: 'cs-a1', yunzhou: 'a-lu-2' },
  word: { mingde: '成绩单打印', jiangcheng: '实训室预约', yunzhou: '公积金提取' },
} as const;

/** The address of the first of a kind in each institution: a path, or a query, up to its id. */
export function first(kind: keyof typeof firsts, upTo: `/${string}`) {
  const { mingde, jiangcheng, yunzhou } = firsts[kind];
  return { mingde: `${upTo}${mingde}`, jiangcheng: `${upTo}${jiangcheng}`, yunzhou: `${upTo}${yunzhou}` } as const;
}
