import type { ArticleSeed } from '../contract.ts'
import { kakChitatAudiogrammu } from './kak-chitat-audiogrammu.ts'
import { odinApparatIliDva } from './odin-apparat-ili-dva.ts'
import { pervye30DneySApparatom } from './pervye-30-dney-s-apparatom.ts'

export const articles: ArticleSeed[] = [pervye30DneySApparatom, kakChitatAudiogrammu, odinApparatIliDva]
