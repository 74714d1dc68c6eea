import { batteryYear } from '../covers/battery-year.ts'
import { pensionersDiscount } from '../covers/discount.ts'
import { gifts } from '../covers/gifts.ts'
import { cover } from '../drawing.ts'
import { booth } from './booth.ts'
import { fitting } from './fitting.ts'
import { home } from './home.ts'
import { instalment } from './instalment.ts'
import { mould } from './mould.ts'
import { newborn } from './newborn.ts'
import { parcel } from './parcel.ts'
import { repair } from './repair.ts'
import { processorTuning, tuning } from './tuning.ts'
import { tympanogram } from './tympanogram.ts'
import { videoCall } from './video-call.ts'

/** Of services and of promotions. */
export const serviceCovers = [
  cover('cover-booth', booth()),
  cover('cover-tympanogram', tympanogram()),
  cover('cover-newborn', newborn()),
  cover('cover-fitting', fitting()),
  cover('cover-tuning', tuning()),
  cover('cover-mould', mould(), '#e58f9b'),
  cover('cover-repair', repair()),
  cover('cover-processor-tuning', processorTuning()),
  cover('cover-home', home()),
  cover('cover-video-call', videoCall()),
  cover('cover-parcel', parcel()),
  cover('cover-instalment', instalment(), '#d9b45c'),
  cover('cover-discount', pensionersDiscount()),
  cover('cover-gifts', gifts(), '#ec7a28'),
  cover('cover-battery-year', batteryYear(), '#ec7a28'),
]
