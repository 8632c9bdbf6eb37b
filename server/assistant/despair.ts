import { simplified } from '../search/lexicon.ts';

/** Things that give way or that a page does, before words that people say of themselves as well. */
const ofThings =
  '(?<!(?:系统|电脑|网页|页面|软件|程序|服务器?|平台|网站|浏览器|应用|客户端|数据库|网络|手机|硬盘|内存|电池|电量|带宽|预算|经费|书架|床板|桌子|椅子)[^，。！？,.!?；我你他她]{0,5})';

/** Words of killing or of hurting oneself. */
const dying = [
  '自杀',
  '自残(?![疾联障])',
  '自尽(?![快力职责量早心情可])',
  '自伤',
  '自缢',
  '自我了[断结]',
  '了[断结](?:自己|生命|此生|一切|这一生)',
  '轻生',
  '寻短见',
  '寻死',
  '想(?:要|去|过|安乐)?死(?!机|亡[证登注申报赔抚待公医]|[你您](?:们)?[了啦])',
  '(?:去|不如|干脆|宁愿|让我)死(?!机)',
  '死(?:了算了|了就|掉算了|了一了百了|了(?:更|最|才|还)好|给你们?看)',
  '一了百了',
  '一死了之',
  '结束(?:自己|生命|一切|这一切|这一生)',
  '割(?:自己|腕|手腕|手臂|脉)',
  '(?<![计规策筹谋])划(?:自己|腕|手腕|手臂)',
  '跳楼(?![价机]|大?甩卖|促销)',
  '跳[江河湖海桥轨崖]',
  '从.{0,6}(?:桥|楼|阳台|天台|窗|顶|崖|高处).{0,3}跳(?![转过出槽绳高远舞])',
  '跳下去',
  '上吊',
  '烧炭(?!.{0,2}(?:烤|取暖))',
  '吞.{0,4}药',
  '服毒',
  '[吃吞服].{0,6}(?:安眠|安定|老鼠)药',
  '喝.{0,4}(?:农药|百草枯|敌敌畏|洁厕|毒药)',
  '吃.{0,4}药.{0,4}(?:死|睡过去)',
  '遗书(?![^，。！？,.!?了]{0,4}(?:公证|认证|继承|效力))',
];

/** Words of somebody who sees no way to live on. */
const living = [
  '想不开(?!发票|收据|票|户|会议|通(?!知)|课|车|证明|店|公司)',
  '(?:不想|不愿意?|没法|活不)再?活(?![动跃体检期页血水力络])',
  '活不(?:下去|成)',
  '(?<!(?<![一此今半])生)活够(?!不够)',
  '活腻',
  '活[着得].{0,3}?(?:累(?![计积])|苦|没意思|没劲|煎熬|没有?(?:什么|啥|任何)?(?:意义|意思|价值|盼头|用))',
  '活着(?:干嘛|干什么|有什么|为了什么)',
  '不(?:配|该|值得)活',
  '(?:人生|生活|生命|日子).{0,3}?没有?(?:什么|啥|任何)?(?:意义|意思|盼头|希望)',
  '生无可恋',
  `${ofThings}撑不(?:下去|住)`,
  '(?:熬|坚持|过)不下去',
  '绝望',
  `${ofThings}崩溃`,
  '(?:看不[到见](?:一点|任何|半点|什么)?|(?<!有)没有?)(?:活路|希望(?!工程|小学)|盼头)',
  '不如(?:消失|没有我)',
  '想消失',
  '(?:跟|随)着?[他她](?:一起)?[去走](?:了?算了|了吧)',
  '离开(?:这个?世界|人世)',
  '不想.{0,3}在(?:这个?世[界上]|人世)',
  '没人(?:在乎|需要|理解)我',
];

const english = [
  'suicid',
  '(?:kill|hurt|cut|harm)(?:ing)? (?:my|him|her|your)self',
  '(?:want(?:s|ed)? to|wanna) (?:die|be dead)',
  '(?:end|take|ending|taking) (?:my|his|her) (?:own )?life',
  'end it all',
  "(?:don['’]?t|do not|doesn['’]?t) (?:want to|wanna) (?:live|be alive)",
  '(?:no|any) reason to live',
  'better off dead',
  'self[- ]?harm',
];

/** Rather once too often than once too rarely. */
const despair = new RegExp([...dying, ...living, ...english].join('|'), 'iu');

/** Letters of such words that the search's lexicon leaves as they are, because no service is called by them. */
const traditional: Readonly<Record<string, string>> = {
  殺: '杀',
  縊: '缢',
  軌: '轨',
  脈: '脉',
  潰: '溃',
  撐: '撑',
  見: '见',
};

/** Whether a question holds words of somebody who may be in danger, of themselves or of somebody near. */
export function isDespair(question: string): boolean {
  const plain = simplified(question).replace(/[殺縊軌脈潰撐見]/g, (letter) => traditional[letter] ?? letter);
  // People put spaces or dots into words that they fear to write.
  return [question, plain, plain.replace(/[\s.*·_-]+/gu, '')].some((text) => despair.test(text));
}
