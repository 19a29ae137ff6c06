/** Courses and prepaid services: transfers, promised results. */
import { levels } from '../../../checks/build-rule.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { advertisingLaw, prepaidInterpretation } from '../trade-laws.ts';

const isCourse = about(/培训|课程|学员|辅导|考证|教育|授课|课时/);

export const courseRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.prepaid-transfer-limited',
    title: '限制转让剩余课程、会员卡或者收取高额手续费',
    family: 'validity',
    applies: about(/储值|充值|预付|会员|课时|课程|学员|年卡|次卡|健身|美容|培训|学费|托育/),
    levels: levels('M/-/M'),
    examines: '消费者转让剩余课程、会员资格是否没有被禁止或者收取高额费用',
    reason:
      '不合理地限制消费者转让预付式消费合同债权的格式条款无效，禁止转让或者按总价比例收手续费都在其中。',
    basis: [prepaidInterpretation('第九条', '不合理地限制消费者转让预付式消费合同债权的格式条款无效。')],
    suggestion:
      '{payer}可以将剩余课时（余额）转让给他人，书面通知{performer}后生效，{performer}不收取手续费。',
    ways: [
      [
        /课程|课时|会员(?:卡|资格|权益|服务)?|卡(?:内)?|余额|学籍|套餐|名额|次数/,
        /(?:不得|不(?:予|可|能|允许|支持|接受)|禁止|谢绝)[^，。；]{0,16}(?:转让|转卡|转课|转给|转予|过户|更名)/,
      ],
      [
        /课程|课时|会员(?:卡|资格|权益|服务)?|卡(?:内)?|余额|学籍|套餐|名额|次数/,
        /转让|转卡|转课|转给|转予|过户|更名/,
        /手续费|转让费|转卡费|转课费|过户费|更名费|变更费|转名费/,
        /%|百分之|成|\d{3,}元|[二三四五六七八九十]百元|千元/,
      ],
    ],
    unless:
      /免(?:费|收|除)|不(?:另|再|收|得收|得限制|得拒绝)|教材|资料|录播|视频|账号|软件|密码|赠送|著作权|营利|倒卖|权利(?:和|与)?义务(?:转让)?|门票|优惠券/,
  }),
  provisionRule({
    id: 'validity.training-result-promised',
    title: '培训承诺保证通过考试、取得证书',
    family: 'validity',
    applies: isCourse,
    levels: levels('M/M/M'),
    examines: '是否对通过考试、取得证书、就业或者培训效果作出保证性承诺',
    reason:
      '教育、培训广告不得对升学、通过考试、获得证书或者培训效果作出保证性承诺；“包过”既可能违法，也常被其他条款否认，难以兑现。',
    basis: [
      advertisingLaw(
        '第二十四条',
        '教育、培训广告不得对升学、通过考试、获得证书或者教育、培训的效果作出保证性承诺。',
      ),
    ],
    suggestion:
      '{performer}按课程大纲完成教学，不对考试结果作出保证；{payer}未通过考试的，可以免费重修一次或者按约定退费。',
    ways: [
      [
        /包过|保过|包(?:拿证|取证|就业|录取|通过|上岸)|保(?:录取|上岸|拿证|取证)|不过(?:全额)?(?:退|免费)|(?:百分之?百|100%)(?:通过|上岸|就业|录取|拿证)/,
      ],
      [
        /(?:保证|确保|承诺|担保)[^，。；]{0,24}(?:通过|考取|考上|取得|获得|拿到|录取|提分|提高[^，。；]{0,6}分|就业|入职|上岸|达到)/,
        /考试|证书|资格证|合格证|学历|学位|升学|录取|分数|成绩|就业|岗位|月薪|等级/,
      ],
    ],
    unless:
      /不(?:作|做|对|保证|承诺|担保|得|构成)|禁止|无法(?:保证|承诺)|(?:办学|教学|营业)[^，。；]{0,6}(?:许可|资质)|(?:教师|老师|讲师)[^，。；]{0,10}(?:资格|取得|具有)|(?:PAYER|学员)(?:应|须|保证|承诺)|服务期|劳动合同|用人单位/,
  }),
];
