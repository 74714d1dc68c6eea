import { drawing } from '../drawing.ts'
import { alarmClock, doorbellFlash } from './alerts.ts'
import { amplifiedPhone } from './amplified-phone.ts'
import { kidsClip } from './care.ts'
import { caseHard, pouchSoft } from './cases.ts'
import { chargerCase, chargerDesk } from './chargers.ts'
import { dryerElectric, dryerUv } from './dryers.ts'
import { earplugsSwim } from './earplugs.ts'
import { phoneClip } from './phones.ts'
import { micClip, micTable, remote, tvConnector } from './sound.ts'

export const accessories = [
  drawing('mic-clip', micClip()),
  drawing('mic-table', micTable()),
  drawing('tv-connector', tvConnector()),
  drawing('phone-clip', phoneClip()),
  drawing('remote', remote()),
  drawing('charger-desk', chargerDesk()),
  drawing('charger-case', chargerCase()),
  drawing('dryer-electric', dryerElectric()),
  drawing('dryer-uv', dryerUv(), '#8f7fd0'),
  drawing('case-hard', caseHard()),
  drawing('pouch-soft', pouchSoft()),
  drawing('kids-clip', kidsClip()),
  drawing('alarm-clock', alarmClock()),
  drawing('doorbell-flash', doorbellFlash(), '#f4c430'),
  drawing('amplified-phone', amplifiedPhone()),
  drawing('earplugs-swim', earplugsSwim()),
]
