import type { Meta } from '@storybook/react-vite';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Frameless 独立页面',
  id: 'screens-frameless',
  ...desk,
} satisfies Meta;
export default meta;

/** The portal's own assistant, before anything is asked. */
export const Assistant = show({ visitor: 'member', path: '/assistant' }, { parameters: everywhere() });

/** An answer with the guide that it comes from. */
export const Answered = show({ visitor: 'mingde-member', path: '/assistant?question=成绩单打印' });

/** The same in the words of a language model, above what they are from. */
export const Worded = show({
  visitor: 'mingde-member',
  path: '/assistant?question=成绩单打印',
  instead: {
    askAssistant: {
      kind: 'answer',
      worded: '成绩单可以在线生成，带电子签章和校验码；要纸质件的，到自助终端领取。办理分 4 步，先选择版式。',
      cited: [
        {
          kind: 'service',
          id: 'transcript-print',
          name: '成绩单打印',
          section: 'about',
          text: '在线生成带电子签章和校验码的中英文成绩单，也可到 9 台自助终端领取纸质件。',
          quote: '在线生成带电子签章和校验码的中英文成绩单，也可到 9 台自助终端领取纸质件。',
        },
        {
          kind: 'service',
          id: 'transcript-print',
          name: '成绩单打印',
          section: 'steps',
          text: '分 4 步：选择版式、核对课程、生成电子件、自助打印。',
          quote: '选择版式：中文、英文或中英对照三种，可选“全部课程”或“只含必修”。',
        },
      ],
      lines: [],
      service: { id: 'transcript-print', name: '成绩单打印', summary: '在线生成带电子签章的成绩单。' },
      more: ['挂科后重修通过，成绩单上显示哪一次？'],
      others: [],
    },
  },
});

/** Without an answer there is the number to call. */
export const Unanswered = show({
  visitor: 'mingde-member',
  path: '/assistant?question=成绩单打印',
  failing: ['askAssistant'],
});

/** As whom a person with several identities goes on. */
export const Identities = show(
  { visitor: 'member', path: '/personal-center/campus-infos' },
  { parameters: everywhere('dark-1440') },
);
