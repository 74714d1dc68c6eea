import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const test = [...about.hearingTest, ...about.childTest]

/** Right words in another form than the shop's own. */
export const inflected = [
  ru('слуховому аппарату', about.hearingAids),
  ru('о батарейках', about.batteries),
  ru('вкладышами', about.earmoulds),
  ru('чехлы', about.cases),
  ru('сушилку для аппарата', about.drying),
  ru('проверке слуха', test),
  ru('ремонтируете аппараты', about.repair),
  ru('доставку', about.delivery),
  ru('гарантии', about.warranty),
  ru('возврата', about.returns),
  ru('сурдолога', about.doctor),
  ru('адреса филиалов', about.branches),
  ru('беруши для плавания детские', 'accessories:demo-earplug-swim'),
  ru('незаметного аппарата', [...about.invisibleDevices, 'landings:nezametnye-apparaty']),
  ru('в филиале на абая', ['branches:abaya-52', 'specialists:slukhoprotezist-abaya-52']),
  kk('есту аппараттарын', about.hearingAids),
  kk('батареялармен', about.batteries),
  kk('ішпектің', about.earmoulds),
  kk('қаптар', about.cases),
  kk('кептіргішті', about.drying),
  kk('тексерудің', test),
  kk('жөндеуді', about.repair),
  kk('жеткізудің', about.delivery),
  kk('кепілдікті', about.warranty),
  kk('қайтаруды', about.returns),
  kk('сурдологтың', about.doctor),
  kk('филиалдарымыз', about.branches),
  kk('балаларыма аппарат', [...about.kidsDevices, ...about.childTest]),
]
