import type { AnswerSection } from '@yimen/contract/assistant';

/** What a question asks for, by the words that say so. */
export interface Intent {
  /** Sections that answer it, best first. */
  readonly sections: readonly AnswerSection[];
  readonly asks: RegExp;
  /** What a text must speak of to answer it; without, the section answers as a whole. */
  readonly about?: RegExp;
  /** Whether frequent questions are mostly of this kind, so that one that is somewhat alike is the same. */
  readonly isFrequent?: true;
}

/** In order of precedence: a question for a telephone number is that, whatever else it says. */
export const intents: readonly Intent[] = [
  {
    sections: ['phone'],
    asks: /(?<!(?:换|改|变更|绑定|预留)[^，。？]{0,4})(?:(?:咨询|联系|办公|值班|服务|维修|热线)?电话(?:号码|是多少)?|(?<!手机)号码(?!牌))(?!.{0,3}(?:换|改|变更|绑定))|热线|[总座分]机|联系方式|(?:怎么|如何)联系|打给谁|打哪个|(?:找|问)(?:谁|哪个老师)/g,
  },
  {
    sections: ['faq', 'conditions', 'who', 'steps', 'materials', 'notices'],
    isFrequent: true,
    asks: /代(?:办|领|取|交|填|签|缴|报)|委托|托(?:人|同学|朋友|别人)|(?:替|帮)(?:我|他|她|你|人|别人|家人|同学|室友|朋友|孩子|老人|爸|妈|爷爷|奶奶|[爸妈]?妈).{0,6}?(?:办|领|取|拿|填|交|报|挂|补|申请|约|迁|预约)?|(?:必须|一定要?|非得|要不要|需要)本人|本人(?:必须|一定|不)|(?:别人|家人|室友|同学|家长|当妈的|当爸的)(?:能|可以)|一个人去给/g,
    about: /代|委托|替|帮|托|本人|监护人|陪同|家人|家长|亲友/,
  },
  {
    sections: ['conditions', 'steps', 'faq', 'notices', 'who'],
    asks: /(?:要|得|能|可以|需要)?提前(?:几天|多少天|多久|几个?小时|多长时间).{0,3}?(?:预约|约|申请)?/g,
    about: /提前|\d ?(?:天|日|小时)/,
  },
  {
    sections: ['faq', 'conditions', 'steps', 'notices', 'who'],
    isFrequent: true,
    asks: /(?:要不要|用不用|需不需要|需要|要|用|得|必须|一定).{0,6}?(?:提前)?(?:预约|约号|取号|约吗)|提前.{0,6}?约|(?:没|没有|不|未)(?:先|提前)?(?:预约|约号?)|约不上|没约上|不约/g,
    about: /预约|约|提前|取号/,
  },
  {
    sections: ['conditions', 'notices', 'faq', 'steps'],
    asks: /最[晚迟早](?:什么时候|几号|哪天)?|截止(?:时间|日期)?|(?:什么时候|几号|何时|哪天)(?=.{0,4}(?:申请|报名|开始|提出|交|截止|开放))/g,
    about: /前|截止|起|内|之后|月|小时|期间/,
  },
  {
    sections: ['conditions', 'who', 'notices'],
    asks: /最(?:多|高|长|少|低|大)|至少|上限|限额|多少(?:以下|以上|户|岁|分)|几岁|得多少才行|(?:什么|啥|哪些)(?:条件|要求|资格)|条件|要求|有(?:没有)?资格|资格要求|门槛|(?:满足|符合)(?:什么|哪些|啥)?/g,
  },
  {
    sections: ['fee'],
    asks: /多少(?:报名|工本|服务|手续)?(?:钱|费)|(?<=费)用?(?:是)?(?:多少|怎么算)|收费(?:吗|标准)?|[要花收](?:不要|不花|不收)?钱|免费[吗么不]|便宜|[收交花](?:多少|几块)|几块钱?|几元|价格|工本费/g,
  },
  {
    sections: ['steps'],
    asks: /(?:整个|具体|什么|怎么个|哪些|是)?(?:流程|步骤|环节|程序|手续)|[哪几]{1,2}步|第一步|先干|先做|先[去办]|一步步/g,
  },
  {
    sections: ['limit'],
    asks: /(?:要|得|需要|大概|一般)?(?:等)?(?:多久|多长时间|多少天|几天|几个工作日|多少个?工作日|多快)|(?:什么时候|何时|几时|啥时候)(?:能|可以|才能)?(?:拿|领|办好|办完|下来|出结果|到账|批|发下来|开通|弄好|修好|生效|出来)|加急|时限|期限/g,
  },
  {
    sections: ['hours'],
    asks: /几点(?:钟)?|[开关]门|上班|下班|(?:周末|[周星礼][期拜]?[一二三四五六日天几末])(?=.{0,14}(?:[吗么不？?]|上班|开|办公|几点|可以))|中午|(?:营业|开放|办公|服务|工作|上班)时间|开不开|什么时间(?:能|可以)?[去办]|哪天/g,
  },
  {
    sections: ['place'],
    asks: /[在去]?哪(?:里|儿|边|[个栋座幢几]?(?:楼|层|号?窗口|办公室|地方|房间|校区|位置))|在哪|去哪|地址|地点|位置|几楼|几号窗口|窗口几号|[在去]?什么地方|怎么[去走]/g,
  },
  {
    sections: ['materials'],
    asks: /(?:什么|哪些|啥|所需|需要的?)?(?:材料|证件|资料|文件|单子|手续材料)|[带交传拿备](?:上|些)?(?:什么|啥|哪些)(?:东西)?|准备(?:些|好)?(?:什么|啥|哪些)|需要(?:什么|啥|哪些)|(?:什么|啥)东西/g,
  },
  {
    sections: ['who'],
    asks: /谁(?:能|可以)|(?:什么|哪些|哪类|啥)样?的?人(?:能|可以|才能)?|适用(?:对象|人群)/g,
  },
  {
    sections: ['who', 'conditions', 'notices'],
    isFrequent: true,
    asks: /(?:能不能|可不可以|还能|也能|可以|能)(?=[^，。？?！!]{0,24}(?:吗|不|么|嘛|？|\?|$))/g,
  },
  { sections: ['steps', 'faq'], asks: /怎么样?|如何|咋|怎样/g },
];

/** Words of a question that say nothing of what it is about. */
export const emptyWords =
  /请问一?下?|老师|辅导员|学校|办事|服务台|[早晚]上|[上下中]午|休息|打电话|窗口|大楼|哪个|时候|您好|你好|我想(?:要|去|问|知道)?|想要|麻烦|一下|到底|具体|整个|现在|[今明后]天|怎么|如何|什么|哪些|多少|可以|能不能|能|需要|要|办理|我们?|你们|他们?|她|吗|呢|吧|啊|呀|么|嘛|的|了|在|去|有|是|和|就|都|还|也|给|把|得|[\s，。？！、；：,.?!;:~～…“”"'（）()]/gu;

/** A whole question that only greets. */
export const greetings =
  /^(?:(?:您|你|大家)好|早上好|上午好|下午好|晚上好|早安?|晚安|嗨|哈[喽啰罗]|在(?:吗|么|不在?)|有人(?:吗|在吗?)|hi|hello|hey|(?:多谢|谢谢)(?:你|您|啦|了)*|好的|好吧|知道了|明白了|再见|小助手|助手|机器人|老师|呀|啊|哦|[\s，。！？～~,.!?、…])+$/iu;

/** A whole question that asks for a person to talk to. */
export const human =
  /^(?:我|想|要|请|帮我|给我|转接?|接|找|联系|切换|到|有没有|有)*人工(?:客服|服务|坐席|座席|台)?(?:吗|呢|吧|啊|[\s，。！？,.!?])*$/u;
